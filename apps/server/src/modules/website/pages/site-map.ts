import { publicPages } from '@mynah/contract/public-pages';
import { html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import type { SiteContext } from '../site-context.ts';

/** Every public page once: those of the website, and those that are parts of the app. */
export function siteMap({ origin, has }: SiteContext, addresses: readonly string[]): SitePage {
  const ofApp = Object.values(publicPages).map(({ path }) => path);
  const all = new Set([...addresses, ...ofApp.filter(has)]);
  const urls = [...all].toSorted().map((path) => html`<url><loc>${origin}${path}</loc></url>\n`);
  return {
    contentType: 'application/xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`.markup}`,
  };
}

/** The app and the API are not for crawlers; shared things say themselves whether they want to be found. */
export const robots = ({ origin }: SiteContext): SitePage => ({
  contentType: 'text/plain; charset=utf-8',
  text: `User-agent: *\nDisallow: /app/\nDisallow: /v1/\nDisallow: /v2/\n\nSitemap: ${origin}/sitemap.xml\n`,
});
