import { definitionOf, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloningPart, DesignRequest, MixRequest } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CloningCall, findCloner } from '../cloning/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';

/** A voice that was thought up, and what it came to. */
export type MadeVoice = Omit<Extract<CloningPart, { type: 'voice' }>, 'type'>;

/** @throws Failure `engine_unavailable`, EngineFailure */
export async function askForDesigns(
  platform: Platform,
  request: Omit<DesignRequest, 'kind'>,
  call: CloningCall,
): Promise<MadeVoice[]> {
  return ask(platform, { kind: 'design', ...request }, call);
}

/** Weights are above 0. @throws Failure `engine_unavailable`, EngineFailure */
export async function askForMix(
  platform: Platform,
  voices: MixRequest['voices'],
  call: CloningCall,
): Promise<MadeVoice> {
  const [mixed] = await ask(platform, { kind: 'mix', voices }, call);
  return mixed!;
}

async function ask(
  platform: Platform,
  request: DesignRequest | MixRequest,
  call: CloningCall,
): Promise<MadeVoice[]> {
  const { name: engine } = findCloner(platform);
  const made: MadeVoice[] = [];
  for await (const part of platform.engines.run('cloning', request, { ...call, engine })) {
    if (part.type !== 'voice') throw new Error('The engine of cloning answered another question.');
    made.push({ definition: part.definition, traits: part.traits });
  }
  call.signal.throwIfAborted();
  if (made.length > 0) return made;
  throw new Failure('engine_unavailable', 'The voice couldn’t be generated. Try again in a moment.');
}

/** A voice as data, to be changed or mixed. @throws Failure `invalid_request` when only another engine has it */
export function definitionOfVoice(
  platform: Platform,
  { name, engineVoice, definition }: VoiceRow,
): VoiceDefinition {
  if (definition) return definition;
  const { traits } = findCloner(platform);
  const engine = platform.speech.engines().find((each) => each.name === traits.speechEngine);
  const voice = engine?.voices.find(({ id }) => id === engineVoice);
  if (voice) return voice.definition ?? definitionOf(engineVoice);
  throw new Failure('invalid_request', `${name} can’t be changed or mixed.`, {
    data: { param: 'voice_id' },
  });
}
