import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { enter, type JourneyServer, settled, test } from '../src/journey.ts';
import { type DeclaredPage, fillIn, listDeclaredPages } from '../src/pages/declared-pages.ts';
import { type ExampleIds, makeExampleWorkspace } from '../src/pages/example-workspace.ts';
import { enterAsVisitor, openLoaded } from '../src/pages/open-page.ts';

const folder = fileURLToPath(new URL('../../../.look/', import.meta.url));
const screens = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/** `/app/voice-lab/$voiceId` is `app_voice-lab_voiceId`. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '_').replaceAll('$', '') || 'website';

/** Of the pages that the server writes, one of each kind. */
const website: readonly DeclaredPage[] = [
  '/',
  '/text-to-speech',
  '/text-to-speech/german',
  '/studio',
  '/use-cases/audiobooks',
  '/blog',
  '/contact-sales',
  '/docs/introduction',
  '/terms-of-use',
].map((path) => ({ path, visitor: 'stranger' }));

/** The pages whose paths hold one of the words that were asked for, `website` for those of it; all without a word. */
const wanted = (process.env.LOOK_PAGES ?? '').split(' ').filter(Boolean);
const isWanted = (page: DeclaredPage): boolean =>
  wanted.length === 0 ||
  wanted.some((word) => page.path.includes(word) || (word === 'website' && website.includes(page)));

// as the app is used: the robotic voices have a notice on every page
test.use({ voices: 'neural' });

interface Walk {
  server: JourneyServer;
  ids: ExampleIds;
  pages: readonly DeclaredPage[];
}

async function takePictures(browser: Browser, { server, ids, pages }: Walk): Promise<void> {
  for (const visitor of ['owner', 'staff', 'stranger'] as const) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enterAsVisitor(page, server, visitor);
    for (const { path } of pages.filter((each) => each.visitor === visitor)) {
      for (const { name, width, height } of screens) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          if (colorScheme === 'light') await openLoaded(page, server.url + fillIn(path, ids));
          await inTheme(page, colorScheme);
          await page.evaluate(settled);
          await page.screenshot({ path: join(folder, `${nameOf(path)}_${name}_${colorScheme}.png`) });
        }
      }
      console.log(path);
    }
    await context.close();
  }
}

/** The page has heard of it, and has drawn it: what changes its color begins to with the next frame. */
const inTheme = async (page: Page, theme: string): Promise<void> => {
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
};

test('pictures of the pages', async ({ page, browser, server }) => {
  const pages = [...(await listDeclaredPages()), ...website].filter(isWanted);
  if (pages.length === 0) throw new Error(`no page has one of these in its path: ${wanted.join(' ')}`);
  test.setTimeout(pages.length * 60_000 + 300_000);
  await mkdir(folder, { recursive: true });
  const ids = await makeExampleWorkspace(server, await enter(page, server), console.log);
  await takePictures(browser, { server, ids, pages });
  console.log(`${pages.length} pages are in ${folder}`);
});
