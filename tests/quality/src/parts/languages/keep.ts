import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../context.ts';

const folder = join(root, '.cache', 'quality', 'languages');

/**
 * Measures what was not measured before of the same: `of` is all that the result depends on. A run that was stopped goes
 * on where it was, and a changed table costs its own language alone. With `MYNAH_QUALITY_KEPT` nothing is measured, and
 * what was not is undefined.
 */
export async function keepMeasure<Result>(
  name: string,
  of: unknown,
  measure: () => Promise<Result>,
): Promise<Result | undefined> {
  const key = createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 16);
  const path = join(folder, `${name}-${key}.json`);
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as Result;
  if (process.env.MYNAH_QUALITY_KEPT) return undefined;
  const result = await measure();
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify(result));
  return result;
}
