import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { files, outputFormat } from '@mynah/audio';
import type { QualityContext } from '../../quality-part.ts';
import type { Material } from './material.ts';
import { pythonPackages } from './python-packages.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./judge-pairs.py', import.meta.url));

/** What listeners would say of each changed sound beside what it was, 1 to 5: ViSQOL 3 for speech (Apache-2.0). */
export async function judgeByVisqol(
  context: QualityContext,
  pairs: readonly { before: Material; after: Material }[],
): Promise<number[]> {
  const python = await context.python(pythonPackages);
  const write = async (sound: Material, name: string): Promise<string> => {
    const path = join(context.folder, `${name}.wav`);
    const options = { sourceRateHz: sound.sampleRateHz };
    await writeFile(path, await files.encodeFile(sound.samples.slice(), outputFormat('wav_16000'), options));
    return path;
  };
  const paths: string[] = [];
  for (const [at, { before, after }] of pairs.entries())
    paths.push(await write(before, `visqol-${at}-before`), await write(after, `visqol-${at}-after`));
  const { stdout } = await run(python, [program, ...paths], { signal: context.signal });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as number[];
}
