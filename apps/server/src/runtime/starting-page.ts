import { brand } from '@mynah/contract';
import type { StartStep } from './start-step.ts';

const doing: Readonly<Record<StartStep, string>> = {
  packs: 'Downloading the voices. The first start takes a few minutes.',
  database: 'Opening the database.',
  engines: 'Loading the speech engines.',
  start: 'Almost there.',
};

/** The web app's, which is not served yet. */
const mark = `<svg viewBox="1 1.5 23 21" aria-hidden="true">
        <rect x="2" y="10.5" width="2.6" height="5" rx="1.3" />
        <rect x="6.4" y="7.5" width="2.6" height="11" rx="1.3" />
        <path d="M10.8 21V9.4C10.8 5.9 13 3.6 16 3.6c2.6 0 4.3 1.5 4.9 3.7L23 9.2l-2.6.9c-.5 2.5-1.9 3.8-3.9 4.4-1.9.6-3.1 2-3.1 4V21a1.3 1.3 0 0 1-2.6 0Z" />
        <circle cx="17.2" cy="7.6" r="1.15" />
      </svg>`;

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
      :root { --bg: oklch(0.982 0.003 85); --ink: oklch(0.205 0.008 60); --soft: oklch(0.43 0.01 60); --eye: oklch(0.59 0.19 35); }
      @media (prefers-color-scheme: dark) { :root { --bg: oklch(0.165 0.006 60); --ink: oklch(0.965 0.004 85); --soft: oklch(0.78 0.008 80); --eye: oklch(0.7 0.175 40); } }
      body { display: grid; min-height: 100vh; margin: 0; place-content: center; text-align: center; background: var(--bg); color: var(--ink); font: 0.9375rem/1.5 system-ui, sans-serif; }
      main { max-width: 24rem; padding: 1.5rem; }
      svg { width: 3rem; fill: var(--ink); }
      rect { transform-origin: center 13px; animation: speak 1.2s ease-in-out infinite alternate; }
      rect + rect { animation-delay: -0.7s; }
      circle { fill: var(--eye); }
      h1 { margin: 1rem 0 0.25rem; font-size: 1.375rem; letter-spacing: -0.015em; }
      p { margin: 0; color: var(--soft); text-wrap: balance; }
      @keyframes speak { to { transform: scaleY(0.5); } }
      @media (prefers-reduced-motion: reduce) { rect { animation: none; } }
    </style>
  </head>
  <body>
    <main>
      ${mark}
      <h1>${brand.name} is starting…</h1>
      <p>${doing[step]} This page opens automatically when it’s ready.</p>
    </main>
  </body>
</html>
`;
