import { brand } from '@mynah/contract';
import { type Html, html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import { pageDocument } from '../../../platform/http/page-document.ts';
import type { SiteContext } from '../site-context.ts';
import { fullTitle, type PageFacts, pageHead } from './head.ts';
import { footGroups, type Place, products, topPlaces } from './navigation.ts';

/** A mynah's head over a wave, as in the app. */
const mark = html`<svg viewBox="1 1.5 23 21" aria-hidden="true" class="mark"><rect x="2" y="10.5" width="2.6" height="5" rx="1.3" /><rect x="6.4" y="7.5" width="2.6" height="11" rx="1.3" /><path d="M10.8 21V9.4C10.8 5.9 13 3.6 16 3.6c2.6 0 4.3 1.5 4.9 3.7L23 9.2l-2.6.9c-.5 2.5-1.9 3.8-3.9 4.4-1.9.6-3.1 2-3.1 4V21a1.3 1.3 0 0 1-2.6 0Z" /><circle cx="17.2" cy="7.6" r="1.15" class="eye" /></svg>`;

interface Framed extends PageFacts {
  status?: 404;
  main: Html;
}

/** A whole page: the head of the site, what it says, and the foot. */
export const sitePage = (site: SiteContext, { main, status, ...page }: Framed): SitePage => ({
  ...(status && { status }),
  text: pageDocument({
    title: fullTitle(page),
    robots: page.isHidden ? 'noindex' : 'all',
    head: pageHead(site, page),
    body: html`<a href="#main" class="skip">Skip to content</a>
    ${header(site, page.path)}
    <main id="main">${main}</main>
    ${footer(site)}`,
  }),
});

/** Those that are there. */
const shown = (site: SiteContext, places: readonly Place[]): Place[] =>
  places.filter(({ path }) => site.has(path));

const link = ({ path, name }: { path: string; name: string }, here: string): Html =>
  html`<a href="${path}"${path === here && html` aria-current="page"`}>${name}</a>`;

/** The menus open without a script. */
const header = (site: SiteContext, here: string): Html => html`<header class="top">
      <div class="wide">
        <a href="/" class="brand">${mark}${brand.name}</a>
        <nav aria-label="Site" class="row">
          <details name="site-menu"><summary>Products</summary><div class="sheet">${shown(site, products).map((place) => link(place, here))}</div></details>
          ${shown(site, topPlaces).map((place) => link(place, here))}
        </nav>
        <div class="ways">
          <a href="/app/sign-in" class="button quiet">Sign in</a>
          ${site.isOpen && html`<a href="/app/sign-up" class="button">Start</a>`}
          <details name="site-menu" class="menu"><summary aria-label="Menu"><svg viewBox="0 0 24 24" class="lines" aria-hidden="true"><path d="M4 8h16M4 16h16" /></svg></summary><nav aria-label="Menu" class="sheet">${shown(site, [...topPlaces, ...products]).map((place) => link(place, here))}</nav></details>
        </div>
      </div>
    </header>`;

const footer = (site: SiteContext): Html => html`<footer class="foot">
      <div class="wide">
        <div class="columns">${footGroups
          .map(({ title, places }) => ({ title, places: shown(site, places) }))
          .filter(({ places }) => places.length > 0)
          .map(
            ({ title, places }) =>
              html`<nav aria-label="${title}"><h2>${title}</h2>${places.map(({ path, name }) => html`<a href="${path}">${name}</a>`)}</nav>`,
          )}</div>
        <div class="end">
          <p>${mark} ${brand.name}. ${brand.tagline}</p>
          <p>${site.links.help && html`<a href="mailto:${site.links.help}">${site.links.help}</a> `}${site.links.support && html`<a href="${site.links.support}">Help</a> `}${site.links.community && html`<a href="${site.links.community}">Community</a>`}</p>
        </div>
      </div>
    </footer>`;

/** Where somebody goes on who wants to do it; nothing where there is no page for it. */
export const actionLink = (path: string | undefined, label = 'Open the app'): Html =>
  path === undefined ? html`` : html`<a href="${path}" class="button large">${label}</a>`;
