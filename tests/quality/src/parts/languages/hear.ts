import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { joinSamples } from '@mynah/audio';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext } from '../../quality-part.ts';
import { HEARING_RATE_HZ } from '../../recordings.ts';
import { characterErrors } from './character-errors.ts';

/** A sentence as somebody spoke it; mono, 16 kHz. */
export interface SpokenSentence {
  text: string;
  samples: Float32Array;
}

const run = promisify(execFile);
const judge = fileURLToPath(new URL('judge-speech.py', import.meta.url));
const longestWindow = 28 * HEARING_RATE_HZ;
const pause = new Float32Array(0.4 * HEARING_RATE_HZ);

/** What Whisper calls the languages that it has by another name. */
const whisperNames: Readonly<Record<string, string>> = { fil: 'tl' };

/** Share of wrong characters. Sentences are heard some at a time, as many as one window holds. */
export async function hearErrors(
  context: QualityContext,
  sentences: readonly SpokenSentence[],
  language: string,
): Promise<number> {
  let wrong = 0;
  let all = 0;
  for (const window of windowsOf(sentences)) {
    const samples = joinSamples(window.flatMap((sentence) => [sentence.samples, pause]));
    const parts = await context.run(whisperTranscription, {
      samples,
      language: whisperNames[language] ?? language,
      wordTimes: false,
    });
    const heard = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const errors = characterErrors(window.map(({ text }) => text).join('\n'), heard, language);
    wrong += errors.wrong;
    all += errors.all;
  }
  return wrong / all;
}

function windowsOf(sentences: readonly SpokenSentence[]): SpokenSentence[][] {
  const windows: SpokenSentence[][] = [];
  let filled = longestWindow;
  for (const sentence of sentences) {
    const length = sentence.samples.length + pause.length;
    if (filled + length > longestWindow) {
      windows.push([]);
      filled = 0;
    }
    windows.at(-1)!.push(sentence);
    filled += length;
  }
  return windows;
}

/** Mean opinion by DNSMOS P.808, the mean over the sentences. */
export async function judgeSound(
  context: QualityContext,
  sentences: readonly SpokenSentence[],
): Promise<number> {
  const python = await context.python([
    'speechmos==0.0.1.1',
    'librosa==0.11.0',
    'onnxruntime==1.32.0',
    'numpy==2.4.6',
  ]);
  const files: string[] = [];
  for (const [index, { samples }] of sentences.entries()) {
    const path = join(context.folder, `language-${index}.f32`);
    await writeFile(path, new Uint8Array(samples.slice().buffer));
    files.push(path);
  }
  const { stdout } = await run(python, [judge, ...files], { maxBuffer: 1 << 20, signal: context.signal });
  const scores = JSON.parse(stdout) as number[];
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
