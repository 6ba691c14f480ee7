import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { expect, it } from 'vitest';
import { variablesIn } from '#web/features/agents/editor/tabs/prompt-variables.ts';
import { templates } from '#web/features/agents/list/templates.ts';

it.each(templates)('[AGT-001] the template $id is an agent that works at once', ({ make }) => {
  const { name, conversation_config, platform_settings } = make();
  const { agent } = conversationalConfig.parse(conversation_config);
  agentPlatformSettings.parse(platform_settings);
  expect(name).not.toBe('');
  expect(agent.first_message).not.toBe('');
  expect(agent.prompt.built_in_tools.end_call).not.toBeNull();
  // a conversation without a value for one of them does not begin
  const known = Object.keys(agent.dynamic_variables.dynamic_variable_placeholders);
  expect(variablesIn(agent.first_message, agent.prompt.prompt)).toEqual(known);
});

it('finds the variables of a text, but for those of the system and of secrets', () => {
  expect(
    variablesIn('Hi {{ name }}, {{name}} of {{company-x}}', '{{system__time}} {{secret__key}} {no}'),
  ).toEqual(['name', 'company-x']);
});
