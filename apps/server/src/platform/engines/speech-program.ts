import { type EngineFactory, EngineFailure, type EngineHome, type SpeechEngine } from '@mynah/engine-spec';
import type { SpeakOrder } from './local-speech-pool.ts';
import { type EngineProgram, logToServer } from './serve-engines.ts';
import type { SpeechEngineInfo } from './speech-pool.ts';

/** The program of a process that speaks: loads what the packs allow and warms it, best first. */
export function speechProgram(
  factories: readonly EngineFactory<SpeechEngine>[],
): EngineProgram<SpeechEngineInfo[], SpeakOrder> {
  const engines = new Map<string, SpeechEngine>();
  return {
    async load(home: EngineHome) {
      // all at once, as some wait for a program of their own; in the order of the factories, best first
      const warmed = await Promise.all(factories.map((make) => warm(make(home))));
      for (const engine of warmed) if (engine) engines.set(engine.name, engine);
      return [...engines.values()].map(({ name, sampleRateHz, voices, capabilities }) => ({
        name,
        sampleRateHz,
        voices,
        capabilities,
      }));
    },
    run({ engine: name, request }, signal) {
      const engine = engines.get(name);
      if (!engine) throw new EngineFailure('unsupported', `There is no engine ${name} in this process.`);
      return engine.speak(request, signal);
    },
    async dispose() {
      await Promise.allSettled([...engines.values()].map((engine) => engine.dispose()));
    },
  };
}

/** An engine that cannot start is left out and named; the others serve. */
async function warm(engine: SpeechEngine | undefined): Promise<SpeechEngine | undefined> {
  try {
    await engine?.warm();
    return engine;
  } catch (cause) {
    logToServer('an engine could not be loaded', { engine: engine?.name ?? '', cause: String(cause) });
    await engine?.dispose().catch(() => {});
    return undefined;
  }
}
