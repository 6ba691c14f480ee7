import { brand } from '@mynah/contract';
import { html } from './html.ts';
import { pageDocument } from './page-document.ts';

interface NoPage {
  /** Name of the script and the style sheet of the pages that would be there. */
  bundle: string;
  kind: 'page' | 'embed';
}

/** For addresses that lead nowhere, or nowhere any more: the same for both, and without a word on what was there. */
export const noPage = ({ bundle, kind }: NoPage): string =>
  pageDocument({
    title: `Not found · ${brand.name}`,
    robots: 'noindex',
    head: html`<link rel="stylesheet" href="/embed/${bundle}.css" />`,
    body: html`<main class="share nothing" data-kind="${kind}">
      <article class="card">
        <span class="orb" aria-hidden="true"></span>
        <h1>There’s nothing at this link</h1>
        <p>It may be mistyped, or it’s no longer shared.</p>
      </article>
      <footer>${kind === 'embed' ? html`<a href="/" target="_blank" rel="noopener">${brand.name}</a>` : html`<a href="/">Go to ${brand.name}</a>`}</footer>
    </main>
    <script type="module" src="/embed/${bundle}.js"></script>`,
  });
