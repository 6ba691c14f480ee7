import { brand } from '@mynah/contract';
import { type Html, html } from '../../../platform/http/html.ts';
import type { SiteContext } from '../site-context.ts';

export interface PageFacts {
  /** Without the product's name. */
  title: string;
  description: string;
  path: string;
  /** Not to be found by search engines. */
  isHidden?: boolean;
  /** schema.org, beside the website's own. */
  data?: readonly Record<string, unknown>[];
}

export const fullTitle = ({ title }: Pick<PageFacts, 'title'>): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;

/** What stands in the head of every page: its address, its words for others, and the files that it takes. */
export function pageHead({ origin, assets }: SiteContext, page: PageFacts): Html {
  const address = origin + page.path;
  const [script, ...imported] = assets.scripts;
  const title = fullTitle(page);
  const properties = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': page.description,
    ...(!page.isHidden && { 'og:url': address }),
  };
  return html`<meta name="description" content="${page.description}" />
    ${
      !page.isHidden &&
      html`<link rel="canonical" href="${address}" />
    <link rel="alternate" hreflang="en" href="${address}" />
    <link rel="alternate" hreflang="x-default" href="${address}" />`
    }
    ${Object.entries(properties).map(([name, content]) => html`<meta property="${name}" content="${content}" />`)}
    <meta name="twitter:card" content="summary" />
    ${assets.fonts.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`)}
    ${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
    ${imported.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
    ${script && html`<script type="module" src="${script}"></script>`}
    ${(page.data ?? []).map(dataOf)}`;
}

/** Data, and no script: only the sign that could end it is written otherwise. */
const dataOf = (data: Record<string, unknown>): Html => ({
  markup: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`,
});
