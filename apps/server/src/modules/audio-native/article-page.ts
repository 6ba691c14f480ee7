import { html } from '../../platform/http/html.ts';

interface PlayerPage {
  /** Missing: a preview, which plays nothing. */
  ticket?: string;
  /** Under which a visitor's position is remembered. */
  key?: string;
  looks: { small: boolean; textColor: string; backgroundColor: string };
}

/** The player's document. Until its script has heard from the server it is empty, and the frame has no height. */
export const articlePage = ({ ticket, key, looks }: PlayerPage): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Listen to this article</title>
    <link rel="stylesheet" href="/embed/article-frame.css" />
  </head>
  <body>
    <div
      id="player"
      data-ticket="${ticket ?? ''}"
      data-key="${key ?? ''}"
      data-small="${String(looks.small)}"
      data-text-color="${looks.textColor}"
      data-background-color="${looks.backgroundColor}"
    ></div>
    <script type="module" src="/embed/article-frame.js"></script>
  </body>
</html>
`.markup;

/** For pages that may not have the player: nothing, which looks like nothing. */
export const quietPage =
  html`<!doctype html><html lang="en"><head><title>No player</title></head><body></body></html>
`.markup;
