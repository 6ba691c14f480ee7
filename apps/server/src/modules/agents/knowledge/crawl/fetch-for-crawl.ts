import { readFile } from 'node:fs/promises';
import { readPageLinks, readSitemap } from '@mynah/manuscripts';
import { Failure, toFailure } from '../../../../platform/errors/index.ts';
import { fetchOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { fetchPage, type ReadDocument, readPage } from '../reading/index.ts';
import { pageAddress } from './address-pattern.ts';
import { crawlerName } from './robots.ts';

/** Of robots.txt what is read at most, as RFC 9309 asks. */
const mostRobotsBytes = 500 * 1024;

/** What a site lets us read; without robots.txt all of it. One that cannot answer now lets us read nothing. */
export async function readRobots(platform: Platform, origin: string, signal: AbortSignal): Promise<string> {
  const headers = { 'user-agent': crawlerName };
  const { status, body } = await fetchOutside(platform, `${origin}/robots.txt`, {
    ...{ headers, signal, maxAnswerBytes: mostRobotsBytes, whenLarger: 'cut' },
  });
  if (status >= 500) return 'user-agent: *\ndisallow: /';
  return status === 200 ? new TextDecoder().decode(body) : '';
}

export interface CrawledPage extends ReadDocument {
  /** After redirects. */
  url: string;
  links: string[];
}

/** Links of one page that are looked at. */
const mostLinks = 2000;
/** Bytes of a page in which links are looked for. */
const mostLinkBytes = 2 * 2 ** 20;

/** A page with what it leads to. @throws Failure `address_refused`, `outside_unreachable`, `invalid_document` */
export const crawlPage = (platform: Platform, address: string, signal: AbortSignal): Promise<CrawledPage> =>
  fetchPage(platform, address, { signal, timeoutMs: 30_000 }, async (page) => {
    const isMarkup = /html/i.test(page.contentType) || page.contentType === '';
    const links = isMarkup ? linksOf(await readText(page.path, mostLinkBytes), page.url) : [];
    return { ...(await readPage(page, signal)), url: page.url, links };
  });

const readText = async (path: string, mostBytes: number): Promise<string> =>
  new TextDecoder().decode((await readFile(path)).subarray(0, mostBytes));

function linksOf(html: string, url: string): string[] {
  const { links, base } = readPageLinks(html);
  const from = base && URL.canParse(base, url) ? new URL(base, url).href : url;
  const addresses = links.flatMap((link) => pageAddress(link, from) ?? []);
  return [...new Set(addresses)].slice(0, mostLinks);
}

/** Sitemaps that one crawl reads, those of an index among them. */
const mostSitemaps = 50;

/** The pages that sitemaps list; an address that is no sitemap is a page itself. */
export async function listSitemapPages(
  platform: Platform,
  addresses: readonly string[],
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<string[]> {
  const pages = new Set<string>();
  const waiting = [...addresses];
  let read = 0;
  for (let address = waiting.shift(); address !== undefined && pages.size < most; address = waiting.shift()) {
    if (!isSitemap(address)) pages.add(address);
    else if (read++ < mostSitemaps) {
      const found = await readOneSitemap(platform, address, signal);
      for (const page of found.pages) pages.add(page);
      waiting.push(...found.sitemaps);
    }
  }
  return [...pages].slice(0, most);
}

const isSitemap = (address: string): boolean =>
  URL.canParse(address) && /\.xml$/i.test(new URL(address).pathname);

const readOneSitemap = (platform: Platform, address: string, signal: AbortSignal) =>
  fetchPage(platform, address, { signal, timeoutMs: 30_000 }, async ({ path, url }) => {
    try {
      const { pages, sitemaps } = readSitemap(await readText(path, 20 * 2 ** 20));
      const absolute = (links: readonly string[]) => links.flatMap((link) => pageAddress(link, url) ?? []);
      return { pages: absolute(pages), sitemaps: absolute(sitemaps).filter(isSitemap) };
    } catch (cause) {
      throw new Failure('invalid_document', `${url} is no sitemap: ${toFailure(cause).message}`, { cause });
    }
  });
