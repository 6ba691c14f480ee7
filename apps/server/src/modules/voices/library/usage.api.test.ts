import type { ShareStats } from '@mynah/contract/voices/voice-library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { add, listed, ownVoice, publish } from '../../../../test/library-voices.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sharedVoiceUsage } from './library.tables.ts';
import { countUsage, dayOf } from './usage.store.ts';

let app: TestApp;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_BLOCKED_WORDS: 'wire transfer' } });
  owner = await soloPerson(app, 'creator');
  reader = await soloPerson(app, 'creator');
});
afterAll(() => app?.close());

const today = async (voiceId: string) =>
  (await owner.call('GET', `/v1/voices/${voiceId}/share/stats?range=day`)).body as ShareStats;

interface ServerMessage {
  error?: string;
  isFinal?: boolean | null;
}

/** Says texts on a socket and gives what came back. */
async function speakOnSocket(voiceId: string, texts: readonly string[]): Promise<ServerMessage[]> {
  const address = `${app.url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/stream-input?output_format=pcm_16000`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${reader.accessToken}` } });
  const messages: ServerMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as ServerMessage));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ text: ' ' }));
  for (const text of texts) socket.send(JSON.stringify({ text, flush: true }));
  socket.send(JSON.stringify({ text: '' }));
  await closed;
  return messages;
}

test('[VOI-089] sockets charge the multiplier and are counted', async () => {
  const voiceId = await ownVoice(app, owner);
  const copy = await add(reader, (await publish(owner, voiceId, { custom_rate: 2.5 })).path);
  const used = async () =>
    ((await reader.call('GET', '/v1/user/subscription')).body as { character_count: number }).character_count;
  const before = await used();
  const messages = await speakOnSocket(copy, ['Ten letters, and twenty more. ']);
  expect(messages.at(-1)).toMatchObject({ isFinal: true });
  const characters = 'Ten letters, and twenty more. '.length;
  expect((await used()) - before).toBe(Math.ceil(characters * 2.5));
  expect(await today(voiceId)).toMatchObject({
    characters: [characters],
    credits: [Math.ceil(characters * 2.5)],
    earnings: [(Math.ceil(characters * 2.5) * 30) / 10_000],
  });
});

test('words that the owner has looked at are found on sockets, in two pieces as well', async () => {
  const voiceId = await ownVoice(app, owner);
  const { path } = await publish(owner, voiceId, { enable_live_moderation: true });
  const copy = await add(reader, path);
  const [refusal] = (await speakOnSocket(copy, ['Please make a wire ', 'transfer today. '])).filter(
    ({ error }) => error,
  );
  expect(refusal).toMatchObject({ error: 'content_against_policy' });
  expect((await speakOnSocket(copy, ['A wire. ', 'No trouble. '])).at(-1)).toMatchObject({ isFinal: true });
});

test('what is used more than it was rises; what was always used stands by its sum', async () => {
  const { db } = app.platform;
  const day = (ago: number) => dayOf(new Date(app.clock.now().getTime() - ago * 86_400_000));
  const made = async (name: string, uses: [ago: number, characters: number][]) => {
    const voiceId = await ownVoice(app, owner, { name });
    await publish(owner, voiceId);
    for (const [ago, characters] of uses) {
      await db.insert(sharedVoiceUsage).values({
        voiceId,
        day: day(ago),
        workspaceId: reader.actor.workspaceId,
        characters,
        apiCharacters: characters / 2,
      });
    }
  };
  await made('Trend steady', [
    [300, 5_000_000],
    [100, 5_000_000],
    [2, 100_000],
  ]);
  await made('Trend newcomer', [[1, 80_000]]);
  await made('Trend forgotten', [
    [400, 90_000_000],
    [60, 20_000_000],
  ]);
  await made('Trend hardly', [[1, 60]]);
  await countUsage(db, app.clock.now());
  const by = async (sort: string) =>
    (await listed(reader, `search=trend&sort=${sort}`)).voices.map(({ name }) => name.split(' ')[1]);
  expect(await by('trending')).toEqual(['newcomer', 'steady', 'hardly', 'forgotten']);
  expect(await by('usage_character_count_1y')).toEqual(['forgotten', 'steady', 'newcomer', 'hardly']);
  expect((await listed(reader, 'search=steady')).voices).toMatchObject([
    {
      usage_character_count_1y: 10_100_000,
      usage_character_count_7d: 100_000,
      play_api_usage_character_count_1y: 5_050_000,
    },
  ]);
});
