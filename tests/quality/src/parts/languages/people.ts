import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QualityContext } from '../../quality-part.ts';
import { runSound } from '../ai-speech/run-sound.ts';
import type { SpokenSentence } from './hear.ts';

/** Languages of which freely licensed recordings with their texts can be had: the pack `human-sentences`. */
export const peopleLanguages = ['bg', 'cs', 'da', 'el', 'nl', 'ro', 'ru'] as const;

/** Sentences that people read, with what they read; mono, 16 kHz. */
export async function readPeopleSentences(
  context: QualityContext,
  language: string,
): Promise<SpokenSentence[]> {
  const folder = join(await context.pack('human-sentences'), language);
  const ffmpeg = join(await context.pack('ffmpeg'), 'ffmpeg');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ogg')).sort();
  const sentences: SpokenSentence[] = [];
  for (const file of files) {
    const sound = join(folder, file);
    const samples = await runSound(ffmpeg, ['-i', sound, '-ar', '16000', '-ac', '1']);
    sentences.push({ text: await textOf(folder, file, language), samples });
  }
  return sentences;
}

/** Beside the sound of a stamp lie its names in all languages, beside that of a dialog the script of its scene. */
async function textOf(folder: string, file: string, language: string): Promise<string> {
  const [number, line] = file.replace(/\.ogg$/u, '').split('.');
  const source =
    line === undefined
      ? await readFile(join(folder, `${number}.txt`), 'utf8')
      : await readFile(join(folder, `${number}.lua`), 'utf8');
  const find =
    line === undefined
      ? new RegExp(`^${language}\\.utf8=(.+)$`, 'mu')
      : new RegExp(`dialogId\\("${line}"[^\\n]*\\)\\s*dialogStr\\("([^"]+)"\\)`, 'u');
  const text = find.exec(source)?.[1];
  if (!text) throw new Error(`The text of ${language}/${file} is not where it should be.`);
  return text.trim();
}
