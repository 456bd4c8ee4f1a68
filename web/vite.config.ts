/// <reference types="vitest/config" />
import { globSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** For work on the page: `skye serve` next to `npx vite`, or another server named here. */
const SERVER = process.env["SKYE_SERVER"] ?? "http://127.0.0.1:8000";

/** While the page is worked on its words come from the files, so that a change shows at the next reload. */
function freshWords(): Plugin {
  return {
    name: "fresh-words",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, more] = /^\/words\/([a-z]{2})(\/more)?\.ftl/.exec(request.url ?? "") ?? [];
        if (!language) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        // All of them come at once.
        if (more) return response.end();
        const source = `${import.meta.dirname}/../src/skye`;
        const files = globSync([`locale/${language}/*.ftl`, `expansions/*/locale/${language}/*.ftl`], { cwd: source });
        response.end(files.map((name) => readFileSync(`${source}/${name}`, "utf-8")).join("\n"));
      });
    },
  };
}

/** What every screen needs is one file: many small ones would cost more in headers than they save. */
const SHELL =
  /node_modules\/(svelte|esm-env|clsx|@fluent)|\/src\/(?:[^/]+\.ts|parts\/(?:TopBar|Brand|Icon|Illustration|SeatMark|Choice|Toasts)\.svelte|start\/bots\.ts|expansions\/(?:expansion|registry)\.ts)|vite\/preload-helper/;
const NOT_SHELL = /sound\.ts|connection\.ts|(?:table|received)\.svelte\.ts|material/;

export default defineConfig({
  plugins: [svelte(), freshWords()],
  build: {
    outDir: "../src/skye/static",
    emptyOutDir: true,
    target: "es2022",
    // The page may load nothing inline (server/headers.py).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "shell", test: (id) => SHELL.test(id) && !NOT_SHELL.test(id) }] },
      },
    },
  },
  // A context of its own for each file of tests: half the time of a process of its own.
  // Timeouts only end a hang: a busy machine may be slow.
  test: { pool: "vmThreads", testTimeout: 120_000, hookTimeout: 120_000 },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/art": SERVER, "/readings": SERVER } },
});
