import { type Html, html } from '../../../platform/http/html.ts';

interface Top {
  eyebrow?: Html | string;
  title: string;
  lead?: string;
  action?: Html;
}

/** What a page begins with, but for the front page. */
export const pageTop = ({ eyebrow, title, lead, action }: Top): Html => html`<section class="hero wide small">
        ${eyebrow && html`<p class="eyebrow">${eyebrow}</p>`}
        <h1>${title}</h1>
        ${lead && html`<p class="lead">${lead}</p>`}
        ${action && html`<p class="actions">${action}</p>`}
      </section>`;
