import { type ElevenLabs, ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

let app: TestApp;
let client: ElevenLabsClient;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(() => app?.close());

const rules: ElevenLabs.BodyAddAPronunciationDictionaryV1PronunciationDictionariesAddFromRulesPostRulesItem[] =
  [
    {
      type: 'alias',
      stringToReplace: 'Thailand',
      alias: 'tie-land',
      caseSensitive: false,
      wordBoundaries: true,
    },
    { type: 'phoneme', stringToReplace: 'tomato', phoneme: 'təˈmɑːtəʊ', alphabet: 'ipa' },
  ];

test('[PRN-002] [PRN-003] [PRN-004] the official client makes every call of pronunciation dictionaries', async () => {
  const { pronunciationDictionaries: dictionaries } = client;
  const made = await dictionaries.createFromRules({ name: 'Places', description: 'Far', rules });
  expect(made).toMatchObject({ name: 'Places', versionRulesNum: 2, permissionOnResource: 'admin' });
  expect(await dictionaries.get(made.id)).toMatchObject({
    latestVersionId: made.versionId,
    rules: [rules[0], { ...rules[1], caseSensitive: true, wordBoundaries: true }],
  });

  const added = await dictionaries.rules.add(made.id, {
    rules: [{ type: 'alias', stringToReplace: 'UN', alias: 'United Nations' }],
  });
  expect(added).toMatchObject({ id: made.id, versionRulesNum: 3 });
  expect(await dictionaries.rules.remove(made.id, { ruleStrings: ['tomato'] })).toMatchObject({
    versionRulesNum: 2,
  });
  const set = await dictionaries.rules.set(made.id, { rules: [rules[0]!] });
  expect(set).toMatchObject({ versionRulesNum: 1 });
  expect(set.versionId).not.toBe(made.versionId);

  const file = await readAll(await dictionaries.download(made.id, made.versionId));
  const copy = await dictionaries.createFromFile({
    name: 'Copy',
    file: new File([new Uint8Array(file)], 'places.pls'),
    workspaceAccess: 'viewer',
  });
  expect(copy).toMatchObject({ name: 'Copy', versionRulesNum: 2 });

  expect(await dictionaries.update(made.id, { archived: true, name: 'Lands' })).toMatchObject({
    name: 'Lands',
    archivedTimeUnix: expect.any(Number),
  });
  const first = await dictionaries.list({ pageSize: 1, sort: 'name', sortDirection: 'ASCENDING' });
  expect(first).toMatchObject({ pronunciationDictionaries: [{ id: copy.id }], hasMore: true });
  const next = await dictionaries.list({
    ...{ pageSize: 1, sort: 'name', sortDirection: 'ASCENDING' },
    cursor: first.nextCursor,
  });
  expect(next).toMatchObject({ pronunciationDictionaries: [{ id: made.id }], hasMore: false });
});

test('[PRN-001] its locators change what is spoken', async () => {
  const { id, versionId } = await client.pronunciationDictionaries.createFromRules({ name: 'Spoken', rules });
  const [voice] = (await client.voices.search({ pageSize: 1 })).voices;
  const spoken = await client.textToSpeech.convertWithTimestamps(voice!.voiceId, {
    text: 'To Thailand!',
    pronunciationDictionaryLocators: [{ pronunciationDictionaryId: id, versionId }],
  });
  expect(spoken.normalizedAlignment?.characters.join('')).toBe('To tie-land!');
  await expect(
    client.textToSpeech.convert(voice!.voiceId, {
      text: 'Hi',
      pronunciationDictionaryLocators: [{ pronunciationDictionaryId: 'nothing' }],
    }),
  ).rejects.toMatchObject({ statusCode: 404 });
});
