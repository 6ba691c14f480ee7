import { EngineFailure } from '@mynah/engine-spec';
import type { IsolationPart, IsolationRequest, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { DeepFilterModel } from './deepfilter-model.ts';
import { toFeatures } from './features.ts';
import { filterSpectra } from './filter-spectra.ts';
import { hop, lookaheadFrames } from './frames.ts';
import { closeMemory, memoryLength, openMemory } from './memory.ts';
import { framesOf, toSamples, toSpectra } from './spectra.ts';

/** Noise is lowered by this at most: less is not heard, and no speech is ever swallowed whole. */
const attenuationLimitDb = 40;
const rest = 10 ** (-attenuationLimitDb / 20);

/** Loads DeepFilterNet3 from the pack `deepfilter`. */
export async function openDeepFilter(home: TaskEngineHome): Promise<TaskEngine<'isolation'>> {
  const folder = home.packFolder('deepfilter');
  if (!folder) throw new EngineFailure('unavailable', 'The deepfilter pack isn’t installed on this machine.');
  const model = await DeepFilterModel.load(folder, home.threads).catch((cause) => {
    throw new EngineFailure('broken', 'The deepfilter pack couldn’t be loaded.', { cause });
  });
  return {
    async *run(request, signal) {
      if (signal.aborted) return;
      checkRequest(request);
      const part = await isolate(model, request);
      if (!signal.aborted) yield part;
    },
    dispose: () => model.dispose(),
  };
}

function checkRequest({ samples, leadSamples, tailSamples, memory }: IsolationRequest): void {
  if (leadSamples < 0 || tailSamples < 0 || leadSamples + tailSamples > samples.length)
    throw new EngineFailure('unsupported', 'Lead and tail are longer than the audio.');
  if (memory && (memory.length !== memoryLength || leadSamples % hop !== 0 || leadSamples === 0))
    throw new EngineFailure('unsupported', 'The audio doesn’t continue from this memory.');
}

/** With a memory the lead is only what filters and windows overlap; without one it is worked through like the rest. */
async function isolate(model: DeepFilterModel, request: IsolationRequest): Promise<IsolationPart> {
  const { samples, leadSamples, tailSamples } = request;
  const end = samples.length - tailSamples;
  if (end === leadSamples) return { type: 'audio', samples: new Float32Array(0), memory: request.memory };
  const first = request.memory ? leadSamples / hop : 0;
  const memory = openMemory(request.memory);
  const spectra = toSpectra(samples, framesOf(end) + lookaheadFrames);
  const filters = await model.infer(toFeatures(spectra, first, memory), memory);
  const clean = toSamples(filterSpectra({ spectra, first, rest }, filters), end - first * hop);
  return { type: 'audio', samples: clean.slice(leadSamples - first * hop), memory: closeMemory(memory) };
}
