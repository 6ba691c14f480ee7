import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PackStore, readManifests } from '@mynah/models';
import { root } from '../context.ts';
import type { QualityContext } from '../quality-part.ts';
import type { Recording } from '../recordings.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./faster-whisper.py', import.meta.url));

export interface PeerTranscript {
  cpuSeconds: number;
  text: string;
  words: { text: string; startMs: number; endMs: number }[];
}

/** What faster-whisper makes of recordings, with the weights that our pack is built from. */
export async function transcribeWithPeer(
  context: QualityContext,
  recordings: readonly Recording[],
  beam: number,
): Promise<PeerTranscript[]> {
  const python = await context.python(['faster-whisper==1.2.1']);
  const model = await fetchOriginal(context);
  const inputs: string[] = [];
  for (const [index, { samples, language }] of recordings.entries()) {
    const path = join(context.folder, `peer-${index}.f32`);
    await writeFile(path, new Uint8Array(samples.slice().buffer));
    inputs.push(`${language}:${path}`);
  }
  const parameters = [program, model, String(beam), ...inputs];
  const { stdout } = await run(python, parameters, { maxBuffer: 16 << 20, signal: context.signal });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PeerTranscript);
}

/** The published files, and the tokenizer that the peer wants beside them. */
async function fetchOriginal({ tell, signal }: QualityContext): Promise<string> {
  const manifest = readManifests().get('whisper-base');
  const config = manifest?.inputs.find(({ path }) => path === 'config.json');
  const [source] = config?.sources ?? [];
  if (!manifest || source?.kind !== 'wheel') throw new Error('The manifest of whisper-base names no wheel.');
  const part = source.parts[0]!;
  const tokenizer = {
    path: 'tokenizer.json',
    sizeBytes: 2_203_239,
    sha256: 'fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab',
    sources: [{ ...source, parts: [{ ...part, member: part.member.replace('config', 'tokenizer') }] }],
  };
  const inputs = [...manifest.inputs, tokenizer];
  const original = { ...manifest, name: 'whisper-original', inputs, build: undefined, files: undefined };
  const manifests = new Map([[original.name, original]]);
  const store = new PackStore({
    folder: join(root, '.cache', 'quality', 'packs'),
    builders: {},
    manifests,
    tell,
  });
  return store.ensure(original.name, signal);
}
