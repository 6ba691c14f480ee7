import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { joinSamples } from '@mynah/audio';
import { openPhonemizers } from '@mynah/engine-espeak';
import { createKokoroEngine } from '@mynah/engine-kokoro';
import { type EngineHome, neutralDelivery, type SpeechEngine } from '@mynah/engine-spec';
import type { TaskEngine, TaskEngineDefinition } from '@mynah/engine-spec/tasks';
import { PackStore } from '@mynah/models';
import { packBuilders } from '../../../apps/server/src/runtime/pack-builders.ts';
import type { QualityContext, SpokenText } from './quality-part.ts';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, '.cache');

/** Opens what parts measure with; `close` frees it. */
export async function openContext(
  tell: (line: string) => void,
  signal: AbortSignal,
): Promise<{ context: QualityContext; close(): Promise<void> }> {
  const packs = new PackStore({
    folder: join(cache, 'packs'),
    localFolder: process.env.MYNAH_PACKS || undefined,
    builders: packBuilders,
    tell,
  });
  const folder = await mkdtemp(join(tmpdir(), 'mynah-quality-'));
  const engines = new Map<TaskEngineDefinition, TaskEngine>();
  const home: EngineHome = {
    // with the decoder that the server makes for the machine, too
    packFolder: (pack) => (pack === 'kokoro-variants' ? join(cache, 'variants') : packs.folders()[pack]),
    threads: availableParallelism(),
    log: tell,
  };
  let voice: SpeechEngine | undefined;
  let phonemizers: ReturnType<typeof openPhonemizers> | undefined;

  const open = async (definition: TaskEngineDefinition): Promise<TaskEngine> => {
    const found = engines.get(definition);
    if (found) return found;
    for (const pack of definition.packs) await packs.ensure(pack, signal);
    const engine = await definition.open(home);
    engines.set(definition, engine);
    return engine;
  };
  const openVoice = async (): Promise<SpeechEngine> => {
    if (voice) return voice;
    for (const pack of ['kokoro-82m', 'kokoro-voices', 'hibari', 'arabic-vowels'])
      await packs.ensure(pack, signal);
    phonemizers = openPhonemizers(home);
    voice = createKokoroEngine({ phonemizers: [phonemizers] })(home);
    if (!voice) throw new Error('The packs of the voices are not here.');
    await voice.warm();
    return voice;
  };

  const context: QualityContext = {
    run: async (definition, request) => {
      const engine = await open(definition as never);
      const parts: unknown[] = [];
      for await (const part of engine.run(request as never, signal)) parts.push(part);
      return parts as never;
    },
    speak: async (text, options) => speakWith(await openVoice(), text, options, signal),
    pack: (name) => packs.ensure(name, signal),
    python: (packages) => ensurePython(packages, tell),
    folder,
    tell,
    signal,
  };
  const close = async (): Promise<void> => {
    for (const engine of engines.values()) await engine.dispose();
    await voice?.dispose();
    await phonemizers?.dispose();
    await rm(folder, { recursive: true, force: true });
  };
  return { context, close };
}

async function speakWith(
  engine: SpeechEngine,
  text: string,
  { voice, language, seed = 1, definition }: Parameters<QualityContext['speak']>[1],
  signal: AbortSignal,
): Promise<SpokenText> {
  const delivery = neutralDelivery;
  const request = { text, language, voice, definition, delivery, seed, mode: 'whole' } as const;
  const blocks: Float32Array[] = [];
  let words: SpokenText['words'] = [];
  for await (const part of engine.speak(request, signal)) {
    if (part.type === 'audio') blocks.push(part.samples);
    else if (part.type === 'timing') {
      words = part.marks.map(({ start, end, startMs, endMs }) => ({
        text: text.slice(start, end),
        startMs,
        endMs,
      }));
    }
  }
  return { samples: joinSamples(blocks), sampleRateHz: engine.sampleRateHz, words };
}

async function ensurePython(packages: readonly string[], tell: (line: string) => void): Promise<string> {
  const name = createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 12);
  const folder = join(cache, 'quality', `python-${name}`);
  const program = join(folder, 'bin', 'python');
  const mark = join(folder, 'ready');
  if (await stat(mark).catch(() => undefined)) return program;
  tell(`Installing ${packages.join(', ')}…`);
  await rm(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder]);
  await run(program, ['-m', 'pip', 'install', '--quiet', ...packages], { cwd: dirname(folder) });
  await run('touch', [mark]);
  return program;
}
