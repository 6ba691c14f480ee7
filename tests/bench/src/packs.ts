import { join } from 'node:path';
import { buildKokoroPack } from '@mynah/engine-kokoro/pack';
import { PackStore, readManifests } from '@mynah/models';
import { benchCache, root } from './root.ts';

type Tell = (line: string) => void;

/** Folder of the model packs, by name: those of `MYNAH_PACKS`, else fetched once and kept. */
export interface Packs {
  /** For the server's `MYNAH_PACKS`. */
  folder: string;
  of: Record<string, string>;
}

export async function ensurePacks(tell: Tell, signal: AbortSignal): Promise<Packs> {
  const own = join(root, '.cache', 'packs');
  const localFolder = process.env.MYNAH_PACKS || undefined;
  const builders = { 'kokoro-three-stage': buildKokoroPack };
  const store = new PackStore({ folder: own, localFolder, builders, tell });
  for (const name of ['kokoro-82m', 'kokoro-voices', 'hibari']) await store.ensure(name, signal);
  return { folder: localFolder ?? own, of: store.folders() };
}

/** The model file as it was published, which ours is built from and the peer speaks with. */
export async function ensureOriginalModel(tell: Tell, signal: AbortSignal): Promise<string> {
  if (process.env.MYNAH_BENCH_MODEL) return process.env.MYNAH_BENCH_MODEL;
  const manifest = readManifests().get('kokoro-82m')!;
  const [input] = manifest.inputs;
  // without its build step the pack is the published file, checked by its hash
  const original = { ...manifest, name: 'kokoro-original', build: undefined, files: undefined };
  const manifests = new Map([[original.name, original]]);
  const store = new PackStore({ folder: join(benchCache, 'packs'), builders: {}, manifests, tell });
  return join(await store.ensure(original.name, signal), input!.path);
}
