import type { Page, Route } from '@playwright/test';
import { enter, expect, type JourneyServer, textToSpeech } from './journey.ts';

export async function enterAsListener(page: Page, server: JourneyServer): Promise<void> {
  await keepElement(page);
  await enter(page, server);
}

declare global {
  interface Window {
    heard: HTMLAudioElement[];
    farthest: number;
    listening?: { context: AudioContext; analyser: AnalyserNode };
    mediaKeys: Map<string, (details: { action: string }) => void>;
  }
}

/** The app's element stands in no document: it is caught where it is made, and so are the handlers of media keys. */
async function keepElement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.farthest = 0;
    window.mediaKeys = new Map();
    const Original = window.Audio;
    window.Audio = class extends Original {
      constructor(source?: string) {
        super(source);
        window.heard.push(this);
        this.addEventListener('timeupdate', () => {
          window.farthest = Math.max(window.farthest, this.currentTime);
        });
      }
    };
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      set(action, handler);
      if (handler) window.mediaKeys.set(action, handler as (details: { action: string }) => void);
    };
  });
}

export const playerOf = (page: Page) => page.getByRole('region', { name: 'Audio player' });
export const history = `${textToSpeech}/history`;

/** What the element says of itself. */
export const element = (page: Page) =>
  page.evaluate(() => {
    // Made with the first sound.
    const { currentTime = 0, paused = true, duration = 0, src = '' } = window.heard[0] ?? {};
    return { currentTime, paused, duration, src };
  });

/** How far anything has sounded, whether or not it is over by now. */
export const farthestTime = (page: Page): Promise<number> => page.evaluate(() => window.farthest);

export const elementTime = async (page: Page): Promise<number> => (await element(page)).currentTime;

/** The loudest sample that comes out of the element within a second. */
export const loudness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    window.listening ??= listen(window.heard[0]!);
    const { context, analyser } = window.listening;
    await context.resume();
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (const end = performance.now() + 1000; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      analyser.getFloatTimeDomainData(samples);
      for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
    }
    return loudest;

    /** An element can be tapped once; what is tapped goes on to the speakers. */
    function listen(audio: HTMLAudioElement) {
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaElementSource(audio).connect(analyser).connect(context.destination);
      return { context, analyser };
    }
  });

/** Has texts spoken and waits until each stands in the history. */
export async function speak(page: Page, server: JourneyServer, texts: readonly string[]): Promise<void> {
  await page.goto(server.url + textToSpeech);
  for (const text of texts) {
    await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(playerOf(page).getByText(text.slice(0, 30)).first()).toBeVisible();
    await expect(playerOf(page).getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  }
}

/**
 * Has something spoken: the player's controls come with the first sound, and not while the clock stands still. Tells of
 * a look-up whether it is for that item, which is rated and shared by itself.
 */
export async function speakFirst(page: Page, server: JourneyServer): Promise<(url: string) => boolean> {
  const found = page.waitForResponse((response) => lookup.test(response.url()) && response.ok());
  await speak(page, server, ['Before all else.']);
  const former = (await found).url();
  return (url) => url === former;
}

/** Answers a media element's ranges from memory, or not at all while the line is cut. */
export function serveSound(bytes: Buffer) {
  const line = { isCut: false, addresses: new Set<string>() };
  const serve = async (route: Route) => {
    if (line.isCut) return route.abort('internetdisconnected');
    line.addresses.add(route.request().url());
    const [, start = '0', stop = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const from = Number(start);
    // In pieces, so that not everything is here before the line is cut.
    const to = Math.min(stop === '' ? from + 400_000 : Number(stop), bytes.length - 1);
    return route.fulfill({
      status: 206,
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${to}/${bytes.length}`,
        'content-length': String(to - from + 1),
      },
      body: bytes.subarray(from, to + 1),
    });
  };
  return { line, serve };
}

/** A look-up of a single history item. */
export const lookup = /\/v1\/history\/[^/?]+$/;

/** Lets the page's clock run to its next look-up, and the page take in the answer. */
export async function runToLookup(page: Page, durationMs: number): Promise<void> {
  const answer = page.waitForResponse(lookup);
  await page.clock.runFor(durationMs);
  await (await answer).finished();
  await page.evaluate(async () => {
    // The page's own turns come first: its timers stand still, its messages do not.
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  });
}
