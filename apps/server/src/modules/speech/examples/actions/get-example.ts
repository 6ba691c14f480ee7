import type { ExampleTool } from '@mynah/contract/speech/examples';
import type { Platform } from '../../../../platform/platform.ts';
import { changeVoice } from '../change-voice.ts';
import { cloneVoice } from '../clone-voice.ts';
import { isolateVoice } from '../isolate-voice.ts';
import type { ExampleRun, MadeExample } from '../made-example.ts';

const makers: Record<ExampleTool, (platform: Platform, run: ExampleRun) => Promise<MadeExample>> = {
  'voice-changer': changeVoice,
  'voice-isolator': isolateVoice,
  'voice-cloning': cloneVoice,
};

/** Several may wait for the same one: who leaves does not end it for the others. */
const longestMs = 120_000;

/** Of each server of this process: tests have several. They stay in memory, some 100 kB each. */
const made = new WeakMap<Platform, Map<ExampleTool, Promise<MadeExample>>>();

/** Made by the engines of this server when it is first asked for. @throws Failure `engine_unavailable`, EngineFailure */
export function getExample(platform: Platform, tool: ExampleTool): Promise<MadeExample> {
  const known = made.get(platform) ?? new Map<ExampleTool, Promise<MadeExample>>();
  made.set(platform, known);
  const found = known.get(tool);
  if (found) return found;
  const example = makers[tool](platform, { caller: 'examples', signal: AbortSignal.timeout(longestMs) });
  known.set(tool, example);
  // the next caller tries again
  example.catch(() => known.delete(tool));
  return example;
}
