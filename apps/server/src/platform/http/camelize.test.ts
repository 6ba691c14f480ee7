import { asWritten } from '@mynah/contract/wire';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { camelize } from './camelize.ts';

test('renames the keys that the schema declares, at every depth', () => {
  const schema = z.object({
    voice_id: z.string(),
    voice_settings: z
      .object({ use_speaker_boost: z.boolean() })
      .nullish()
      .transform((value) => value ?? undefined),
    locators: z.array(z.object({ version_id: z.string() })).optional(),
  });
  const value = schema.parse({
    voice_id: 'v',
    voice_settings: { use_speaker_boost: true },
    locators: [{ version_id: '1' }],
  });
  expect(camelize(schema, value)).toEqual({
    voiceId: 'v',
    voiceSettings: { useSpeakerBoost: true },
    locators: [{ versionId: '1' }],
  });
});

test('follows schemas behind text and before a transformation', () => {
  const read = z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.array(z.object({ first_key: z.number() })));
  const schema = z.object({
    from_text: z.preprocess((value) => (value === '' ? undefined : value), read.optional()),
    before: z.object({ second_key: z.number() }).transform((value) => value),
  });
  const value = schema.parse({ from_text: '[{"first_key":1}]', before: { second_key: 2 } });
  expect(camelize(schema, value)).toEqual({ fromText: [{ firstKey: 1 }], before: { secondKey: 2 } });
});

test('leaves keys that are data alone', () => {
  const schema = z.object({ labels: z.record(z.string(), z.string()), free_form: z.unknown() });
  const value = { labels: { use_case: 'narration' }, free_form: { snake_key: 1 } };
  expect(camelize(schema, value)).toEqual({ labels: { use_case: 'narration' }, freeForm: { snake_key: 1 } });
});

test('follows a choice of shapes by the keys that the value has', () => {
  const schema = z.object({
    plan: z.union([z.object({ song_parts: z.array(z.string()) }), z.object({ part_list: z.string() })]),
  });
  expect(camelize(schema, { plan: { part_list: 'a' } })).toEqual({ plan: { partList: 'a' } });
  expect(camelize(schema, { plan: { song_parts: ['b'] } })).toEqual({ plan: { songParts: ['b'] } });
});

test('what is kept as it was written keeps its names, at every depth', () => {
  const settings = z.object({
    turn_timeout: z.number().default(7),
    agent: z.object({ first_message: z.string() }),
  });
  const schema = z.object({ agent_config: asWritten(settings).optional(), agent_name: z.string() });
  const parsed = schema.parse({ agent_config: { agent: { first_message: 'Hi' } }, agent_name: 'A' });
  expect(camelize(schema, parsed)).toEqual({
    agentConfig: { turn_timeout: 7, agent: { first_message: 'Hi' } },
    agentName: 'A',
  });
});
