import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QualityContext } from '../../quality-part.ts';
import { runSound } from './run-sound.ts';
import type { Speaker } from './speaker.ts';

/** The people of the pack `human-speech`: a folder each. */
export async function readPeople(context: QualityContext): Promise<Speaker[]> {
  const folder = await context.pack('human-speech');
  const ffmpeg = join(await context.pack('ffmpeg'), 'ffmpeg');
  const people: Speaker[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort(byName)) {
    if (!entry.isDirectory()) continue;
    const files = (await readdir(join(folder, entry.name))).sort();
    const inputs = files.flatMap((file) => [...formatOf(file), '-i', join(folder, entry.name, file)]);
    // one process for all clips of somebody: starting them takes longer than reading
    const even = files.map(
      (_, index) => `[${index}:a]aresample=16000,aformat=channel_layouts=mono[c${index}]`,
    );
    const joined = `${files.map((_, index) => `[c${index}]`).join('')}concat=n=${files.length}:v=0:a=1`;
    const sound = await runSound(ffmpeg, [...inputs, '-filter_complex', [...even, joined].join(';')]);
    people.push({ name: entry.name, source: entry.name.split('-')[0]!, made: 0, clips: [sound] });
  }
  return people;
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

function formatOf(file: string): string[] {
  if (file.endsWith('.g722')) return ['-f', 'g722'];
  return file.endsWith('.raw') ? ['-f', 's16le', '-ar', '16000', '-ac', '1'] : [];
}
