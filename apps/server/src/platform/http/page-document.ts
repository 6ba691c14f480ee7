import { type Html, html } from './html.ts';

interface DocumentParts {
  title: string;
  robots: 'all' | 'noindex';
  head: Html;
  body: Html;
}

/** A whole document; everything in it comes from this server. */
export const pageDocument = ({ title, robots, head, body }: DocumentParts): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fbfaf9" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#110f0d" media="(prefers-color-scheme: dark)" />
    <meta name="robots" content="${robots}" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script src="/theme.js"></script>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`.markup;
