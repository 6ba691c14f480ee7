import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { expect, test } from 'vitest';
import { effectiveConfig, overlay, requireAllowed } from './effective-config.ts';

const base = conversationalConfig.parse({
  agent: { first_message: 'Hello', prompt: { prompt: 'Be kind.', tool_ids: ['a'] } },
  tts: { voice_id: 'english' },
  language_presets: { de: { overrides: { agent: { first_message: 'Hallo' }, tts: { voice_id: 'german' } } } },
});

test('objects are laid over at every depth, lists are taken whole, nothing changes nothing', () => {
  const over = overlay({ a: { b: 1, c: [1, 2] }, d: 'x' }, { a: { c: [3], b: null }, d: undefined });
  expect(over).toEqual({ a: { b: 1, c: [3] }, d: 'x' });
});

test('a language changes what its preset says, and a client has the last word', () => {
  const german = effectiveConfig({ base, language: 'de' });
  expect(german.agent).toMatchObject({ first_message: 'Hallo', language: 'de' });
  expect(german.tts.voice_id).toBe('german');
  const own = effectiveConfig({ base, language: 'de', client: { tts: { voice_id: 'mine' } } });
  expect(own.tts.voice_id).toBe('mine');
  expect(own.agent.prompt.prompt).toBe('Be kind.');
});

test('a node of the workflow goes before the language', () => {
  const config = effectiveConfig({ base, language: 'de', node: { agent: { prompt: { prompt: 'Sell.' } } } });
  expect(config.agent).toMatchObject({
    first_message: 'Hallo',
    prompt: { prompt: 'Sell.', tool_ids: ['a'] },
  });
});

const { overrides } = agentPlatformSettings.parse({
  overrides: { conversation_config_override: { agent: { prompt: { prompt: true } } } },
});

test('a client changes only what the agent allows', () => {
  const allowed = overrides.conversation_config_override;
  requireAllowed({ agent: { prompt: { prompt: 'Mine' } } }, allowed);
  requireAllowed({ agent: { first_message: null } }, allowed);
  requireAllowed(undefined, allowed);
  expect(() => requireAllowed({ agent: { first_message: 'Mine' } }, allowed)).toThrow(
    "Override for field 'first_message' is not allowed by config.",
  );
  expect(() => requireAllowed({ tts: { voice_id: 'x' } }, allowed)).toThrow(/voice_id/);
});
