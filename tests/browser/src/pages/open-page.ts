import type { Page } from '@playwright/test';
import { enterAs, expect } from '../journey.ts';
import type { JourneyServer } from '../people.ts';
import { operator } from '../start-server.ts';
import type { Visitor } from './declared-pages.ts';

/** Signs in who sees what a page is for; a stranger stays one. */
export async function enterAsVisitor(page: Page, server: JourneyServer, visitor: Visitor): Promise<void> {
  if (visitor === 'stranger') return;
  await enterAs(page, server.url, visitor === 'staff' ? operator : server.owner);
}

/** Opens a page and waits until it has what it shows: nothing loads any more. */
export async function openLoaded(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {
    // the stream of events of a signed-in page never ends
  });
}
