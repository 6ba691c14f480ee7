import type { Page, Request } from '@playwright/test';
import { enterAs, expect } from '../journey.ts';
import type { JourneyServer } from '../people.ts';
import { operator } from '../start-server.ts';
import type { Visitor } from './declared-pages.ts';

/** Signs in who sees what a page is for; a stranger stays one. */
export async function enterAsVisitor(page: Page, server: JourneyServer, visitor: Visitor): Promise<void> {
  if (visitor === 'stranger') return;
  await enterAs(page, server.url, visitor === 'staff' ? operator : server.owner);
}

/** Opens a page and waits until it has what it shows: nothing loads any more, but for the stream of events that never ends. */
export async function openLoaded(page: Page, url: string): Promise<void> {
  const loading = loadingOf(page);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect
    .poll(async () => {
      // what an answer leads to is asked for in the frame after it
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      return [...loading].map((request) => request.url());
    })
    .toEqual([]);
}

const watched = new WeakMap<Page, Set<Request>>();

/** Requests of a page that have no answer yet. */
function loadingOf(page: Page): Set<Request> {
  const known = watched.get(page);
  if (known) return known;
  const loading = new Set<Request>();
  const isEndless = (request: Request) => request.resourceType() === 'eventsource' || isEvents(request.url());
  page.on('request', (request) => void (isEndless(request) || loading.add(request)));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  watched.set(page, loading);
  return loading;
}

const isEvents = (url: string): boolean => new URL(url).pathname === '/v1/events';
