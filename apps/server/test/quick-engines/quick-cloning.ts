import { definitionOf } from '@mynah/engine-spec';
import {
  type CloneStep,
  type CloningPart,
  type CloningRequest,
  type DesignedTraits,
  defineTaskEngine,
  type SampleQuality,
} from '@mynah/engine-spec/tasks';
import { isLoud, loudnessOf } from './loud-words.ts';

const sampleRateHz = 24_000;
/** Whom every voice leans on. */
const likeVoice = 'af_heart';

const traits: DesignedTraits = {
  gender: 'neutral',
  age: 'middle_aged',
  accent: 'american',
  language: 'en-US',
  pitchHz: 160,
  ignored: [],
};

/** Takes what is loud for the speech of one person, and gives everybody the same voice. */
export const quickCloning = defineTaskEngine({
  task: 'cloning',
  name: 'quick-cloning',
  packs: [],
  traits: { sampleRateHz, speechEngine: 'kokoro', goodSimilarity: 0.6, leastSpeechMs: 2_000 },
  open: async () => ({
    async *run(request, signal) {
      for (const part of answer(request)) {
        if (signal.aborted) return;
        yield part;
      }
    },
    dispose: async () => {},
  }),
});

function answer(request: CloningRequest): CloningPart[] {
  switch (request.kind) {
    case 'examine':
      return [{ type: 'examined', quality: qualityOf(request.samples) }];
    case 'instant':
      return [stepOf('begun', 0)];
    case 'refine':
      return [stepOf('done', 1)];
    case 'design':
      return Array.from({ length: request.count ?? 3 }, (_, at) => made(1 + at / 10));
    case 'mix':
      return [made(1)];
  }
}

const made = (pitchRatio: number): CloningPart => ({
  type: 'voice',
  definition: { ...definitionOf(likeVoice), pitchRatio },
  traits,
});

const stepOf = (state: string, progress: number): CloneStep => ({
  type: 'clone',
  definition: definitionOf(likeVoice),
  state: JSON.stringify({ search: state }),
  similarity: 0.7,
  progress,
  stage: progress < 1 ? 'timbre' : 'done',
});

function qualityOf(samples: Float32Array): SampleQuality {
  const speechMs = loudnessOf(samples, 10, sampleRateHz).filter(isLoud).length * 10;
  return {
    durationMs: samples.length / (sampleRateHz / 1000),
    speechMs,
    clipping: 0,
    loudnessDb: -20,
    bandwidthHz: 8_000,
    speakers: speechMs > 0 ? 1 : 0,
    mainSpeakerShare: speechMs > 0 ? 1 : 0,
    selfSimilarity: 1,
    pitchHz: 160,
  };
}
