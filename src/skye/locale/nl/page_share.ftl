# Een afgelopen spel doorgeven.
page-share-title = Delen
page-share-link = Link
page-share-moment = Opent het spel op het moment dat je nu ziet, voor iedereen die de link heeft.
page-share-result = Opent de tafel met de uitslag, voor iedereen die de link heeft.
page-share-private = Alleen de spelers kunnen deze link openen. Bij de uitslag van het spel kun je het aan iedereen laten zien.
page-share-no-link = Er is geen link: dit spel ligt aan geen tafel van deze server. Geef in plaats daarvan het verslag door.
page-share-copy = Link kopiëren
page-share-send = Link versturen
page-share-picture = Afbeelding van de territoria
page-share-picture-alt = Alle territoria aan het einde van het spel, met namen en punten
page-share-drawing = De afbeelding wordt getekend…
page-share-send-picture = Afbeelding versturen
page-share-png = Opslaan als PNG
page-share-svg = Opslaan als SVG
page-share-record = Verslag
page-share-record-hint = Een tekstbestand met elke zet. Met “Opgeslagen spel openen” op de startpagina kijk je het terug.
