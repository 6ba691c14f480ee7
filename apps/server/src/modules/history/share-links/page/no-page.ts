import { brand } from '@mynah/contract';
import { html } from './html.ts';
import { pageDocument } from './page-document.ts';

/** For addresses that lead nowhere, or nowhere any more: the same for both, and without a word on what was there. */
export const noPage = (): string =>
  pageDocument({
    title: `Not found · ${brand.name}`,
    robots: 'noindex',
    head: html`<link rel="stylesheet" href="/embed/share.css" />`,
    body: html`<main class="share nothing">
      <h1>There is nothing at this link</h1>
      <p>It may have been mistyped, or whoever shared it has ended it.</p>
    </main>`,
  });
