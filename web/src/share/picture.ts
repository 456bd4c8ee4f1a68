// The picture of the lands as a file that every program can show.

/** Wide enough for a large screen. */
const WIDTH = 1600;

/** The size that a drawing (SVG) says it has. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, , width = 1, height = 1] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  return { width, height };
}

export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Drawn into pixels (PNG). */
export async function pixelsOf(svg: string): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const high = Math.round((WIDTH * height) / width);
  const image = new Image();
  // Some browsers draw nothing of a picture that does not say how large it is.
  image.src = addressOf(svg.replace("<svg ", `<svg width="${WIDTH}" height="${high}" `));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: high });
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, high);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
