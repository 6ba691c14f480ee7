import { html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import type { SiteContext } from '../site-context.ts';
import { sitePage } from './frame.ts';
import { products, topPlaces } from './navigation.ts';
import { pageTop } from './page-top.ts';

export const missingPage = (site: SiteContext): SitePage =>
  sitePage(site, {
    status: 404,
    title: 'Page not found',
    description: 'There’s no page at this address.',
    path: '',
    isHidden: true,
    main: html`${pageTop({ title: 'Page not found', lead: 'There’s no page at this address. It may have moved, or been mistyped.', action: html`<a href="/" class="button large">Go to the front page</a>` })}
      <nav class="wide chips band" aria-label="Pages">${[...topPlaces, ...products].filter(({ path }) => site.has(path)).map((place) => html`<a href="${place.path}">${place.name}</a>`)}</nav>`,
  });
