import type { Page } from '@playwright/test';
import { enter, expect, expectFits, test } from './journey.ts';
import { type DeclaredPage, fillIn, listDeclaredPages } from './pages/declared-pages.ts';
import { makeExampleWorkspace } from './pages/example-workspace.ts';
import { findUnreachable } from './pages/find-unreachable.ts';
import { enterAsVisitor, openLoaded } from './pages/open-page.ts';

/** Opens the page and says what cannot be used at this width. */
async function measure(page: Page, url: string): Promise<void> {
  await openLoaded(page, url);
  await expectFits(page);
  // a page may be about to lay itself out
  await expect.poll(() => findUnreachable(page)).toEqual([]);
}

test('on a phone every declared page fits, and all that can be pressed can be reached', async ({
  page,
  browser,
  server,
}) => {
  const pages = await listDeclaredPages();
  const ids = await makeExampleWorkspace(server, await enter(page, server));
  const walk = async (walker: Page, those: readonly DeclaredPage[]) => {
    await walker.setViewportSize({ width: 390, height: 844 });
    for (const { path } of those) {
      await test.step(path, async () => {
        // the others are looked at all the same
        await measure(walker, server.url + fillIn(path, ids)).catch((fault: Error) =>
          expect.soft(fault.message, path).toBe(''),
        );
      });
    }
  };
  for (const visitor of ['owner', 'staff', 'stranger'] as const) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const walker = await context.newPage();
    await enterAsVisitor(walker, server, visitor);
    await walk(
      walker,
      pages.filter((each) => each.visitor === visitor),
    );
    await context.close();
  }
});
