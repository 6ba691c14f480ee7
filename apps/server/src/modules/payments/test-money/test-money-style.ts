import { html } from '../../../platform/http/html.ts';

/** The look of the plain pages; in them, so that they need nothing but this server. */
export const testMoneyStyle = html`<style>
      :root { color-scheme: light dark; }
      :root[data-theme='light'] { color-scheme: light; }
      :root[data-theme='dark'] { color-scheme: dark; }
      * { box-sizing: border-box; }
      body {
        margin: 0; min-height: 100dvh; display: grid; place-items: start center; padding: 32px 16px;
        font: 15px/24px Inter, system-ui, sans-serif;
        color: light-dark(oklch(.205 .008 60), oklch(.965 .004 85));
        background: light-dark(oklch(.982 .003 85), oklch(.165 .006 60));
      }
      main { width: 100%; max-width: 440px; display: grid; gap: 20px; }
      main > :not(.notice) { margin: 0; }
      h1 { font-size: 22px; line-height: 30px; }
      .notice, .problem, fieldset, dl {
        margin: 0; padding: 16px; border-radius: 10px;
        border: 1px solid light-dark(oklch(.205 .008 60 / .14), oklch(.97 .004 85 / .16));
        background: light-dark(oklch(1 0 0), oklch(.195 .006 60));
      }
      .notice { background: light-dark(oklch(.962 .004 85), oklch(.14 .005 60)); }
      .problem { color: light-dark(oklch(.48 .2 25), oklch(.78 .15 25)); }
      dl { display: grid; gap: 8px; }
      dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
      dt, small { color: light-dark(oklch(.43 .01 60), oklch(.78 .008 80)); }
      dd { margin: 0; font-weight: 600; }
      form { display: grid; gap: 20px; }
      fieldset { display: grid; gap: 4px; min-width: 0; }
      legend { padding: 0 4px; font-weight: 600; }
      label { display: flex; gap: 12px; padding: 8px 0; cursor: pointer; }
      input { flex: none; width: 18px; height: 18px; margin: 3px 0; accent-color: currentColor; }
      .actions { display: flex; flex-wrap: wrap; gap: 12px; }
      button {
        min-height: 44px; padding: 0 20px; border-radius: 8px; border: 1px solid transparent; font: inherit;
        font-weight: 600; cursor: pointer;
        color: light-dark(oklch(1 0 0), oklch(.165 .006 60));
        background: light-dark(oklch(.205 .008 60), oklch(.965 .004 85));
      }
      button.quiet {
        color: inherit; background: none;
        border-color: light-dark(oklch(.205 .008 60 / .18), oklch(.97 .004 85 / .18));
      }
      a { color: inherit; }
      :focus-visible { outline: 2px solid light-dark(oklch(.5 .2 260), oklch(.75 .15 260)); outline-offset: 2px; }
    </style>`;
