import { brand } from '@mynah/contract';
import { publicPages } from '@mynah/contract/public-pages';
import { voiceLanguages } from '@mynah/contract/voices/voice-languages';
import type { SiteAssets, SiteEdition, SitePage } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCharging } from '../payments/plans/index.ts';
import { contentStamp, readContent } from './content/index.ts';
import { frontPage } from './pages/front-page.ts';
import { languagePage } from './pages/language-page.ts';
import { languageOverview, slugOfLanguage } from './pages/languages.ts';
import { missingPage } from './pages/missing-page.ts';
import { robots, siteMap } from './pages/site-map.ts';
import { customerPage, legalPage, postPage, textPage, useCasePage } from './pages/text-page.ts';
import type { SiteContext } from './site-context.ts';
import { findOffered, offeredLanguages } from './speech/index.ts';

/** Pages for everybody that others bring. Who charges nobody names no prices. */
function appPagesOf(platform: Platform): ReadonlySet<string> {
  const paths = ['/docs', ...Object.values(publicPages).map(({ path }) => path)];
  return new Set(paths.filter((path) => path !== publicPages.pricing.path || isCharging(platform)));
}

/** How long what stands on the disk is taken for granted. */
const lookMs = 1_000;

interface Open {
  lookedAtMs: number;
  stamp: string;
  edition: Promise<SiteEdition>;
}

/** Of each server of this process: tests have several. */
const open = new WeakMap<Platform, Open>();

/** The website as operator, engines and address make it now. */
export async function openEdition(platform: Platform, assets: SiteAssets): Promise<SiteEdition> {
  const now = performance.now();
  const before = open.get(platform);
  if (before && now - before.lookedAtMs < lookMs) return before.edition;
  const engines = platform.speech.engines().map(({ name, voices }) => `${name} ${voices.length}`);
  const stamp = [platform.publicUrl(), ...engines, await contentStamp(platform)].join('\n');
  const edition = before?.stamp === stamp ? before.edition : makeEdition(platform, assets);
  open.set(platform, { lookedAtMs: now, stamp, edition });
  return edition;
}

async function makeEdition(platform: Platform, assets: SiteAssets): Promise<SiteEdition> {
  const { config } = platform;
  const origin = platform.publicUrl();
  const content = await readContent(platform, {
    brand: brand.name,
    operator: config.operator,
    legal_contact: config.legalEmail ?? config.helpEmail ?? 'the people who gave you its address',
    address: origin,
  });
  const pages = new Map<string, () => SitePage>();
  const appPages = appPagesOf(platform);
  const site: SiteContext = {
    origin,
    assets,
    content,
    has: (path) => pages.has(path) || appPages.has(path),
    spoken: [...content['text-to-speech'].values()].toSorted((a, b) => a.fields.order - b.fields.order),
    languages: config.publicSpeeches > 0 ? offeredLanguages(platform.speech.engines()) : [],
    findVoice: (id) => findOffered(platform.speech.engines(), id),
    isOpen: config.signUp === 'open',
    links: {
      help: config.helpEmail,
      legal: config.legalEmail,
      community: config.communityUrl,
      support: config.supportUrl,
    },
  };
  addPages(pages, site);
  const made = new Map<string, SitePage>();
  return {
    find(address) {
      const path = address.replace(/(?<=.)\/$/, '');
      const page = made.get(path) ?? pages.get(path)?.();
      if (page) made.set(path, page);
      return page;
    },
    missing: missingPage(site),
  };
}

/** Each page by its address, made when it is first asked for. */
function addPages(pages: Map<string, () => SitePage>, site: SiteContext): void {
  const { content } = site;
  for (const entry of content.pages.values()) {
    if (entry.slug === 'index') pages.set('/', () => frontPage(site, entry));
    else pages.set(`/${entry.slug}`, () => textPage(site, entry));
  }
  for (const entry of content.legal.values()) pages.set(`/${entry.slug}`, () => legalPage(site, entry));
  for (const entry of content.blog.values()) pages.set(`/blog/${entry.slug}`, () => postPage(site, entry));
  for (const entry of content.customers.values())
    pages.set(`/customers/${entry.slug}`, () => customerPage(site, entry));
  for (const entry of content['use-cases'].values())
    pages.set(`/use-cases/${entry.slug}`, () => useCasePage(site, entry));
  for (const entry of content['text-to-speech'].values())
    pages.set(`/text-to-speech/${entry.slug}`, () => languagePage(site, entry));
  for (const language of voiceLanguages)
    pages.set(`/languages/${slugOfLanguage(language.name)}`, () => languageOverview(site, language));
  const addresses = [...pages.keys()].filter(
    (path) => content.pages.get(path.slice(1))?.fields.listed !== 'no',
  );
  pages.set('/sitemap.xml', () => siteMap(site, addresses));
  pages.set('/robots.txt', () => robots(site));
}
