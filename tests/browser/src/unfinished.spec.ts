import { enter, expect, generate, type JourneyServer, type Page, test, textToSpeech } from './journey.ts';
import { enterAsListener, farthestTime, history, playerOf } from './player-journey.ts';

test.describe.configure({ mode: 'serial' });

const sentence = 'A tale of many words is told here, and nobody waits for its end. ';
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

/** Of speech the page gets the first piece and then no more: it is in the middle for as long as anybody likes. */
const hearFirstPieceOnly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!answer.url.includes('/stream/with-timestamps') || !answer.body) return answer;
      const reader = answer.body.getReader();
      const received: Uint8Array[] = [];
      // the network cuts where it likes: a piece is whole with the end of its line
      for (let end = -1; end < 0; end = received.at(-1)?.indexOf(10) ?? -1) {
        const { value } = await reader.read();
        if (!value) break;
        received.push(value);
      }
      const { status, headers } = answer;
      const body = new ReadableStream({
        start: (line) => {
          for (const bytes of received) line.enqueue(bytes);
          // a stopped page hears of its own end
          reader.closed.catch((cause) => line.error(cause));
        },
      });
      return new Response(body, { status, headers });
    };
  });

test('speech that was left in the middle is finished, offered, heard, and found in the history', async ({
  page,
  server,
}) => {
  const text = `I was left alone. ${sentence.repeat(8)}`.trim();
  await enterAsListener(page, server);
  await hearFirstPieceOnly(page);
  await generate(page, server, text);
  await expect(stop(page)).toBeVisible();
  await expect(playerOf(page).getByText('I was left alone.').first()).toBeVisible();
  // the title stands there before the first piece has come
  await expect.poll(() => farthestTime(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText('Your last generation finished while you were away.')).toBeVisible();
  expect(await farthestTime(page)).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => farthestTime(page)).toBeGreaterThan(0.3);
  await expect(page.getByText('Your last generation finished')).toBeHidden();
  await page.goto(server.url + history);
  await expect(page.getByRole('main').getByText('I was left alone.').first()).toBeVisible();
  // offered once
  await page.goto(server.url + textToSpeech);
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue(text);
  await expect(page.getByText('Your last generation finished')).toBeHidden();
});

test('Stop stops it: what was sent is charged, nothing more is made and nothing is kept', async ({
  page,
  server,
}) => {
  const text = `I was stopped. ${sentence.repeat(120)}`.trim();
  const authorization = await enter(page, server);
  const before = await creditsUsed(server, authorization);
  await hearFirstPieceOnly(page);
  await generate(page, server, text);
  await expect(playerOf(page).getByText('I was stopped.').first()).toBeVisible();
  await stop(page).click();
  await expect(stop(page)).toBeHidden();
  await expect.poll(() => creditsUsed(server, authorization)).toBeGreaterThan(before);
  expect((await creditsUsed(server, authorization)) - before).toBeLessThan(text.length);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue(text);
  await page.goto(server.url + history);
  await expect(page.getByRole('main').getByText('I was left alone.').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('I was stopped.')).toBeHidden();
});

async function creditsUsed({ url }: JourneyServer, authorization: string): Promise<number> {
  const answer = await fetch(`${url}/v1/user/subscription`, { headers: { authorization } });
  return ((await answer.json()) as { character_count: number }).character_count;
}
