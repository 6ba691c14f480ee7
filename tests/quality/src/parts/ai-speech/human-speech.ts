import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QualityGround } from '../../quality-part.ts';
import { runSound } from './run-sound.ts';
import type { Speaker } from './speaker.ts';

/** The people of the pack `human-speech`: a folder each. */
export async function readPeople(ground: QualityGround): Promise<Speaker[]> {
  const folder = await ground.pack('human-speech');
  const ffmpeg = join(await ground.pack('ffmpeg'), 'ffmpeg');
  const people: Speaker[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort(byName)) {
    if (!entry.isDirectory()) continue;
    const clips: Float32Array[] = [];
    for (const file of (await readdir(join(folder, entry.name))).sort()) {
      const path = join(folder, entry.name, file);
      clips.push(await runSound(ffmpeg, [...formatOf(file), '-i', path, '-ar', '16000']));
    }
    people.push({ name: entry.name, source: entry.name.split('-')[0]!, made: 0, clips });
  }
  return people;
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

function formatOf(file: string): string[] {
  if (file.endsWith('.g722')) return ['-f', 'g722'];
  return file.endsWith('.raw') ? ['-f', 's16le', '-ar', '16000', '-ac', '1'] : [];
}
