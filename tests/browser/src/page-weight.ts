import { expect, type Page } from '@playwright/test';

export interface LoadedFile {
  /** Without the folder and the hash. */
  name: string;
  /** As they came over the wire: gzipped, without headers. */
  bytes: number;
}

/**
 * Scripts and styles that a page fetches until it can be used, with an empty cache and gzip alone. What the app loads
 * when the browser is idle is kept back: the page has to do without it.
 */
export async function weighFirstLoad(
  page: Page,
  address: string,
  canBeUsed: () => Promise<void>,
): Promise<LoadedFile[]> {
  // idle time never comes
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const files = await recordFiles(page);
  await page.goto(address);
  await canBeUsed();
  return files.whenAllCame();
}

/** The same with what the app loads besides, once the browser is idle. */
export async function weighWithIdle(page: Page, address: string): Promise<LoadedFile[]> {
  const files = await recordFiles(page);
  const idleLoadsCame = watchIdleLoads(page);
  await page.goto(address);
  await idleLoadsCame();
  return files.whenAllCame();
}

/** What every page of the app loads when the browser is idle. */
const idleLoads = ['loaded-player', 'running-downloads', 'shell-extras', 'toaster', 'tooltip-popup'];
/** What it opens with the last of them. */
const eventLine = '/v1/events';

/**
 * Begins to watch, before the page is opened; what it returns waits until all of them have come, and whatever code the
 * page asked for besides.
 */
export function watchIdleLoads(page: Page): () => Promise<void> {
  const missing = new Set([...idleLoads, eventLine]);
  const onTheirWay = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventLine) missing.delete(eventLine);
    if (isCode(request.url())) onTheirWay.add(request.url());
  });
  page.on('requestfinished', (request) => {
    missing.delete(nameOf(request.url()).replace('.js', ''));
    onTheirWay.delete(request.url());
  });
  page.on('requestfailed', (request) => onTheirWay.delete(request.url()));
  return () => expect.poll(() => [...missing, ...onTheirWay]).toEqual([]);
}

async function recordFiles(page: Page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const underWay = new Map<string, LoadedFile>();
  const files: LoadedFile[] = [];
  wire.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (isCode(request.url) && type !== 'Document') {
      underWay.set(requestId, { name: nameOf(request.url), bytes: 0 });
    }
  });
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = underWay.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  wire.on('Network.loadingFinished', ({ requestId }) => {
    const file = underWay.get(requestId);
    underWay.delete(requestId);
    if (file) files.push(file);
  });
  return {
    whenAllCame: async (): Promise<LoadedFile[]> => {
      await expect.poll(() => underWay.size).toBe(0);
      await wire.detach();
      return files.toSorted((a, b) => b.bytes - a.bytes);
    },
  };
}

const isCode = (url: string): boolean => /\.(js|css)$/.test(url);

const nameOf = (url: string): string =>
  (new URL(url).pathname.split('/').at(-1) ?? '').replace(/-[\w-]{6,8}(?=\.\w+$)/, '');

export const kilobytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
