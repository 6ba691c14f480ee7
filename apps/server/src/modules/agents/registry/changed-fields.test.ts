import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const version = (agent: object = {}, settings: object = {}) => ({
  conversation_config: conversationalConfig.parse({ agent }),
  platform_settings: agentPlatformSettings.parse(settings),
  workflow: agentWorkflow.parse({}),
});

test('fields are told with what they were and are, lists whole, and nothing of what stayed', () => {
  const before = version({ first_message: 'Hello', prompt: { tool_ids: ['a'] } });
  const after = version({ first_message: 'Ahoy', prompt: { tool_ids: ['a', 'b'] } }, { archived: true });
  expect(changedFields(before, after)).toEqual([
    { section: 'conversation_config', path: 'agent.first_message', before: 'Hello', after: 'Ahoy' },
    { section: 'conversation_config', path: 'agent.prompt.tool_ids', before: ['a'], after: ['a', 'b'] },
    { section: 'platform_settings', path: 'archived', before: false, after: true },
  ]);
  expect(changedFields(before, version({ first_message: 'Hello', prompt: { tool_ids: ['a'] } }))).toEqual([]);
});

test('what came and what went is told against nothing', () => {
  const before = version({ prompt: { built_in_tools: {} } });
  const after = structuredClone(before);
  after.conversation_config.language_presets = { de: { overrides: {} } } as never;
  expect(changedFields(before, after)).toEqual([
    {
      section: 'conversation_config',
      path: 'language_presets.de',
      before: null,
      after: { overrides: {} },
    },
  ]);
});
