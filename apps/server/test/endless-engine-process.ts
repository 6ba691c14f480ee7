import { setTimeout as wait } from 'node:timers/promises';
import type { SpeechEngine } from '@mynah/engine-spec';
import { serveEngines } from '../src/platform/engines/serve-engines.ts';
import { speechProgram } from '../src/platform/engines/speech-program.ts';

/** Hums until it is told to stop: whoever gets sound from it has an engine to himself. */
const endless: SpeechEngine = {
  name: 'endless',
  sampleRateHz: 24_000,
  voices: [],
  capabilities: {
    neural: false,
    streams: true,
    exactTimings: false,
    delivery: [],
    phonemes: false,
    definitions: false,
  },
  warm: async () => {},
  async *speak(_request, signal) {
    yield { type: 'timing', marks: [], durationMs: 0 };
    while (!signal.aborted) {
      yield { type: 'audio', samples: new Float32Array(240).fill(0.25) };
      await wait(10);
    }
  },
  dispose: async () => {},
};

serveEngines(speechProgram([() => endless]));
