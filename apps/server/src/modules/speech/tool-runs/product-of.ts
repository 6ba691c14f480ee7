import type { ToolName } from '@mynah/contract/speech/tools';

/** What a tool is called beside its charges. */
export const productOf = {
  'voice-isolator': 'audio-isolation',
  'voice-changer': 'speech-to-speech',
  'sound-effects': 'sound-effects',
} as const satisfies Record<ToolName, string>;
