import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApart } from './build-apart.ts';

/** Changes with what the builder makes. */
const REVISION = 1;
const PREFIX = 'kokoro-mapped-';
/** A build takes seconds, more beside other work; a mark older than this is of a process that was killed. */
const STALE_MS = 120_000;
/** So often whoever waits for another's build looks for it. */
const LOOK_EVERY_MS = 500;

/**
 * The folder under `variants` with the decoder that was made of the one in `pack`; undefined where there is none yet.
 * A pack that is replaced gets another, and those of earlier packs and revisions are removed.
 * @throws Error when the pack has no decoder
 */
export async function findMappedDecoder(pack: string, variants: string): Promise<string | undefined> {
  const folder = await folderFor(pack, variants);
  if (!(await exists(folder))) return undefined;
  await removeOthers(variants, folder);
  return folder;
}

/**
 * The same, made where it is missing, in a process of its own; one that another process makes is waited for.
 * @throws Error when it cannot be made or kept there, the pack's own decoder does then; the signal's reason
 */
export async function ensureMappedDecoder(
  pack: string,
  variants: string,
  signal: AbortSignal,
): Promise<string> {
  const target = await folderFor(pack, variants);
  const mark = `${target}.mark`;
  await mkdir(variants, { recursive: true });
  for (;;) {
    const found = await findMappedDecoder(pack, variants);
    if (found) return found;
    if (await take(mark)) await build({ source: sourceOf(pack), target, mark }, signal);
    else await delay(LOOK_EVERY_MS, undefined, { signal, ref: false });
  }
}

async function build(
  { source, target, mark }: { source: string; target: string; mark: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    // it may have come between the two looks
    if (!(await exists(target))) await buildApart({ source, target }, signal);
  } finally {
    await rm(mark, { force: true });
  }
}

const sourceOf = (pack: string): string => join(pack, 'decoder.onnx');

async function folderFor(pack: string, variants: string): Promise<string> {
  const { size, mtimeMs } = await stat(sourceOf(pack));
  return join(variants, `${PREFIX}${REVISION}-${size}-${Math.floor(mtimeMs)}`);
}

/** Where the decoder is, all else of its name is of earlier packs and revisions, or left by builds that were killed. */
async function removeOthers(variants: string, folder: string): Promise<void> {
  const others = (await readdir(variants)).filter(
    (name) => name.startsWith(PREFIX) && name !== basename(folder),
  );
  await Promise.all(others.map((name) => rm(join(variants, name), { recursive: true, force: true })));
}

async function take(mark: string): Promise<boolean> {
  const found = await stat(mark).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(mark, { force: true });
  try {
    await (await open(mark, 'wx')).close();
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

const exists = async (folder: string): Promise<boolean> =>
  (await stat(folder).catch(() => undefined)) !== undefined;
