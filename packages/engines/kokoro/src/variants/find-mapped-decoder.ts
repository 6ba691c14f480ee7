import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildQuickDecoder } from './build-quick-decoder.ts';

/** Changes with what the builder makes. */
const REVISION = 1;
/** A build takes seconds; a mark older than this is of a process that was killed. */
const STALE_MS = 60_000;

/**
 * The folder under `variants` with the decoder that is made of the one in `pack`, made now where it is missing.
 * A pack that is replaced gets another. Undefined while another process makes it.
 * @throws Error when it cannot be made or kept there; the pack's own decoder does then
 */
export async function findMappedDecoder(pack: string, variants: string): Promise<string | undefined> {
  const source = join(pack, 'decoder.onnx');
  const { size, mtimeMs } = await stat(source);
  const folder = join(variants, `kokoro-mapped-${REVISION}-${size}-${Math.floor(mtimeMs)}`);
  if (await exists(folder)) return folder;
  await mkdir(variants, { recursive: true });
  const mark = `${folder}.mark`;
  if (!(await take(mark))) return undefined;
  try {
    // it may have come between the two looks
    if (!(await exists(folder))) await buildQuickDecoder({ source, target: folder });
    return folder;
  } finally {
    await rm(mark, { force: true });
  }
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
