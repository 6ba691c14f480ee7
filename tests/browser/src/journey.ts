import { test as base, expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findSharedServer, type Voices } from './find-server.ts';
import { type JourneyServer, type Person, settleIn, withOwner } from './people.ts';

interface Journey {
  /** Those of `MYNAH_PACKS` for the few journeys that judge sound; the robotic ones are quicker. */
  voices: Voices;
  /** One for all files, in which the tests of this file have a workspace of their own. */
  server: JourneyServer;
  noFaults: undefined;
}

/** Owners of the files that this worker has run. */
const owners = new Map<string, Promise<Person>>();

export const test = base.extend<Journey>({
  voices: ['quick', { option: true }],
  server: async ({ voices }, use, { file }) => {
    const shared = await findSharedServer(voices);
    const owner = owners.get(`${file} ${voices}`) ?? settleIn(shared);
    owners.set(`${file} ${voices}`, owner);
    await use(withOwner(shared, await owner));
  },
  /** A script that throws on a page fails the test that saw it. */
  noFaults: [
    async ({ page }, use) => {
      await noteToasts(page);
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(fault.message));
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs the owner in; the page stays where it is. Returns the value of `authorization` for calls beside it. */
export const enter = (page: Page, { url, owner }: JourneyServer): Promise<string> =>
  enterAs(page, url, owner);

/** Signs somebody in without the form, which has its own journeys. */
export async function enterAs(
  page: Page,
  url: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const answer = await page.request.post(`${url}/v1/user/auth-tokens`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  return `Bearer ${(await answer.json()).access_token}`;
}

/** Notes from the next address on what toasts say: each is gone soon, and a busy machine looks away. */
export const noteToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { toastsSaid: said });
    const note = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      if (node.matches('[data-sonner-toast]')) said.push(node.innerText);
      else for (const toast of node.querySelectorAll('[data-sonner-toast]')) note(toast);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });

/** A toast says so, or has said so since the page was loaded. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (Reflect.get(window, 'toastsSaid') as string[]).join('\n')))
    .toContain(text);

/** A newcomer's first page asks who they are. */
export async function skipSurvey(page: Page, url: string): Promise<void> {
  await page.waitForURL(`${url}/app/onboarding`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL(`${url}/app/home`);
}

/** By the form, which is on the page. */
export async function submitCredentials(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export const home = '/app/home';
export const textToSpeech = '/app/speech-synthesis/text-to-speech';

/** Types a text on the text-to-speech page and lets it be spoken, by keyboard; what is not there yet is waited for. */
export async function generate(page: Page, server: JourneyServer, text: string): Promise<void> {
  await page.goto(server.url + textToSpeech);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** Beside those that axe has on: who speaks to the page says what they see (WCAG 2.5.3). */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** Axe finds nothing on the page. What it finds only in passing, half-way from one color to another, is no fault. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(settled);
    expect(await violationsOn(page)).toEqual([]);
  }).toPass();
}

/** As `id: the first element`. In the page itself, where no frame is foreign: a page of its own for reports takes as long again. */
async function violationsOn(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(withAxe));
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Once a document: reading it takes as long as looking does. */
async function withAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Half-way from one color to another has a contrast of its own; what turns without end is not waited for. */
export async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const ends = Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, 2_000))]);
}

/** The page is as wide as the screen: nothing makes it scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  // a page is laid out anew a moment after its window has another size
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(page.viewportSize()?.width);
}

/** In light and dark. */
export async function expectFineOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectFits(page);
    await expectAccessible(page);
  }
}

/** In light and wide, in dark and on a phone. */
export async function expectFine(page: Page): Promise<void> {
  for (const [colorScheme, screen] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: screen, height: 900 });
    await expectFits(page);
    await expectAccessible(page);
  }
}

export { expect, type JourneyServer, type Page };
