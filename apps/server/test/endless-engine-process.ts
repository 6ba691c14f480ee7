import { setTimeout as wait } from 'node:timers/promises';
import type { EngineHome, SpeechEngine } from '@mynah/engine-spec';
import { serveEngines } from '../src/platform/engines/serve-engines.ts';
import { speechProgram } from '../src/platform/engines/speech-program.ts';

/** Parts of sound that were made so far, whoever they are for. */
let count = 0;
const firstSoundParts = 20;

/**
 * Hums until it is told to stop: whoever gets sound from it has an engine to himself. A first sound ends by itself.
 * Each part begins with its number, and with whether it could have all cores.
 */
const makeEndless = ({ idleCores }: EngineHome): SpeechEngine => ({
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
  async *speak({ mode }, signal) {
    yield { type: 'timing', marks: [], durationMs: 0 };
    const most = mode === 'first-sound' ? firstSoundParts : Number.POSITIVE_INFINITY;
    for (let parts = 0; parts < most && !signal.aborted; parts++) {
      yield {
        type: 'audio',
        samples: new Float32Array(240)
          .fill(0.25)
          .fill(++count, 0, 1)
          .fill(idleCores?.areFree() ? 1 : 0, 1, 2),
      };
      await wait(10);
    }
  },
  dispose: async () => {},
});

serveEngines(speechProgram([makeEndless]));
