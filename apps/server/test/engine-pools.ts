import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteServer, TaskName } from '@mynah/engine-spec/tasks';
import { PackStore } from '@mynah/models';
import { inject } from 'vitest';
import { LocalEnginePool } from '../src/platform/engines/local-engine-pool.ts';
import { LocalSpeechPool } from '../src/platform/engines/local-speech-pool.ts';
import { createLog, type Log } from '../src/platform/log/log.ts';
import { createMetrics, type Metrics } from '../src/platform/metrics/metrics.ts';
import { taskEngines } from '../src/runtime/task-engines.ts';
import { quickEngines } from './quick-engines/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of this project hear and make sound as the product does, with the models of `MYNAH_PACKS`. */
    loadsModels?: boolean;
  }
}

/** What the server of a test speaks, hears and makes sound with. */
export interface TestEngines {
  speech: LocalSpeechPool;
  engines: LocalEnginePool;
  /** Ends what is this server's alone. */
  stop(): Promise<void>;
}

export interface TestEnginesOptions {
  /** Speaks with the voices of `MYNAH_PACKS`, for the few tests that judge what voices make. */
  neuralVoices?: boolean;
  /** Servers that the operator named. */
  servers: Partial<Record<TaskName, RemoteServer>>;
  /** Others do not share its processes. */
  own?: Core & { processes: number };
}

interface Core {
  log: Log;
  metrics: Metrics;
}

const neuralPacks = (): Record<string, string> =>
  Object.fromEntries(
    ['kokoro-82m', 'kokoro-voices', 'hibari', 'arabic-vowels'].map(
      (pack) => [pack, join(process.env.MYNAH_PACKS ?? '', pack)] as const,
    ),
  );

/** @throws Error for models in a project that has none */
function openSpeech(core: Core, neuralVoices: boolean, processes = 1): LocalSpeechPool {
  if (neuralVoices && !inject('loadsModels'))
    throw new Error('Tests that load models are named *.models.test.ts.');
  const entry = neuralVoices ? '../src/runtime/speech-process.ts' : './test-engine-process.ts';
  return new LocalSpeechPool({
    ...core,
    entry: new URL(entry, import.meta.url),
    packFolders: neuralVoices ? neuralPacks : () => ({}),
    processes,
    threads: 1,
  });
}

function openEngines(core: Core, servers: TestEnginesOptions['servers'] = {}): LocalEnginePool {
  const models = inject('loadsModels') === true;
  const entry = models ? '../src/runtime/task-process.ts' : './quick-engines/quick-task-process.ts';
  return new LocalEnginePool({
    ...core,
    entry: new URL(entry, import.meta.url),
    definitions: models ? taskEngines : quickEngines,
    servers,
    // on a busy machine to check a pack takes long, and no test is about that
    patienceMs: 600_000,
    packs: new PackStore({
      // nothing is written there: what tests need lies in the local folder
      folder: join(tmpdir(), `mynah-test-packs-${process.pid}`),
      localFolder: models ? process.env.MYNAH_PACKS : undefined,
      builders: {},
      tell: () => {},
    }),
    processes: 1,
    threads: 1,
  });
}

const shared = new Map<string, LocalSpeechPool | LocalEnginePool>();

/** To start eSpeak or to load a model takes longer than most files: those of one worker share it, and it ends with the worker. */
function share<Pool extends LocalSpeechPool | LocalEnginePool>(
  name: string,
  open: (core: Core) => Pool,
): Pool {
  const found = shared.get(name) ?? open({ log: createLog('silent'), metrics: createMetrics() });
  shared.set(name, found);
  return found as Pool;
}

const shareSpeech = (neuralVoices: boolean): LocalSpeechPool =>
  share(neuralVoices ? 'voices' : 'robots', (core) => openSpeech(core, neuralVoices));

/** Our own voices, for recordings of people. */
export const neuralSpeech = (): LocalSpeechPool => shareSpeech(true);

export function openTestEngines({ neuralVoices = false, servers, own }: TestEnginesOptions): TestEngines {
  if (own) {
    const { processes, ...core } = own;
    const speech = openSpeech(core, neuralVoices, processes);
    const engines = openEngines(core, servers);
    return { speech, engines, stop: async () => void (await Promise.all([speech.stop(), engines.stop()])) };
  }
  return {
    speech: shareSpeech(neuralVoices),
    engines: share(`engines ${JSON.stringify(servers)}`, (core) => openEngines(core, servers)),
    stop: async () => {},
  };
}
