import { brand } from '@mynah/contract';
import type { StartStep } from './start-step.ts';

const doing: Readonly<Record<StartStep, string>> = {
  packs: 'Fetching the voices. The first start takes some minutes.',
  database: 'Opening the database.',
  engines: 'Warming the engines up.',
  start: 'Almost there.',
};

/** What a browser shows meanwhile. It asks again by itself, and works without a script or a file of its own. */
export const startingPage = (step: StartStep, reloadSeconds: number): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="${reloadSeconds}" />
    <title>${brand.name} is starting…</title>
    <style>
      body { display: grid; min-height: 100vh; margin: 0; place-content: center; text-align: center; font: 1rem/1.5 system-ui, sans-serif; }
      h1 { margin: 0; font-size: 1.5rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>${brand.name} is starting…</h1>
      <p>${doing[step]} This page opens by itself when it is ready.</p>
    </main>
  </body>
</html>
`;
