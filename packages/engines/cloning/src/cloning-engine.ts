import { TrialSpeaker } from '@mynah/engine-kokoro/trial';
import { EngineFailure } from '@mynah/engine-spec';
import type { CloningPart, CloningRequest, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { mixVoices } from './design/blend.ts';
import { asVoice, designVoices } from './design/design-voices.ts';
import { Understanding } from './design/nearness.ts';
import { Ears } from './ears.ts';
import { examineSamples } from './examine/examine-samples.ts';
import { cloneInstantly } from './instant/clone-instantly.ts';
import { leastSpeechMs, mostSeconds, sampleRateHz } from './limits.ts';
import { refineStep } from './search/refine-step.ts';
import { Studio } from './search/studio.ts';

/** Loads what hears at once, and what speaks when it is first needed. */
export async function openCloning(home: TaskEngineHome): Promise<TaskEngine<'cloning'>> {
  const ears = await Ears.open(home);
  let speaker: Promise<TrialSpeaker> | undefined;
  let last: { key: string; studio: Promise<Studio> } | undefined;
  const studio = async (without: readonly string[]): Promise<Studio> => {
    const key = without.join();
    if (last?.key === key) return last.studio;
    speaker ??= TrialSpeaker.open(home);
    const opening = speaker.then((loaded) => Studio.open(loaded, without));
    last = { key, studio: opening };
    // a failed load may be tried again
    opening.catch(() => {
      speaker = undefined;
      last = undefined;
    });
    return opening;
  };
  const understanding = new Understanding(home);
  return {
    async *run(request: CloningRequest, signal: AbortSignal): AsyncGenerator<CloningPart> {
      if ('samples' in request) refuseTooLong(request.samples);
      if (signal.aborted) return;
      if (request.kind === 'examine') {
        const quality = await examineSamples(ears, request.samples, signal);
        if (!signal.aborted) yield { type: 'examined', quality };
      } else if (request.kind === 'instant') {
        const step = await cloneInstantly(ears, request, { leastSpeechMs, signal });
        if (step) yield step;
      } else if (request.kind === 'refine') {
        const step = await refineStep({ ears, studio }, request, signal);
        if (step) yield step;
      } else if (request.kind === 'design') {
        const nearness = await understanding.nearness(request.description, signal);
        if (!signal.aborted) yield* designVoices(request, nearness);
      } else {
        yield asVoice(mixVoices(request.voices));
      }
    },
    async dispose() {
      const loaded = await speaker?.catch(() => undefined);
      speaker = undefined;
      last = undefined;
      await Promise.all([ears.dispose(), loaded?.release(), understanding.dispose()]);
    },
  };
}

function refuseTooLong(samples: Float32Array): void {
  if (samples.length <= mostSeconds * sampleRateHz) return;
  throw new EngineFailure('unsupported', `Samples can be up to ${mostSeconds} seconds long.`);
}
