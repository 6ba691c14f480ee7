import type { Prompt } from '#web/features/agents/agent-types.ts';

export type BuiltIn = NonNullable<Prompt['built_in_tools']['end_call']>;
const common = {
  type: 'system',
  description: '',
  response_timeout_secs: 20,
  disable_interruptions: false,
  interruption_mode: 'allow',
  force_pre_tool_speech: false,
  pre_tool_speech: 'auto',
  assignments: [],
  tool_call_sound: null,
  tool_call_sound_behavior: 'auto',
  tool_error_handling_mode: 'auto',
} as const;

/** A tool of the conversation itself, with the API's defaults. */
export const builtIn = (params: BuiltIn['params']): BuiltIn => ({
  ...common,
  assignments: [],
  name: params.system_tool_type,
  params,
});
