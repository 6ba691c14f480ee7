import { edit } from '@mynah/audio';
import type { QualityContext } from '../../quality-part.ts';

export const rateHz = 48_000;

const speakers = ['af_heart', 'am_michael'] as const;
const said = [
  'Good morning, did you sleep well in the new house?',
  'Not at all, the neighbors had a party until four in the morning.',
  'That is terrible, I would have called them and complained.',
  'I did call them, and they invited me to come over.',
  'So you went to the party and danced the whole night?',
  'Only until two, and then I walked home along the river.',
  'You should have told me, I would have brought a cake.',
  'Next time I will write to you before the music starts.',
] as const;

interface DialogueLine {
  text: string;
  /** Which of the two. */
  speaker: number;
  startMs: number;
  endMs: number;
}

export interface Dialogue {
  lines: DialogueLine[];
  /** Mono, 48 kHz: both together, and each alone. */
  mixed: Float32Array;
  speech: Float32Array;
  music: Float32Array;
}

const pauseMs = 900;
/** The music lies so far under the speech. */
const musicDb = -18;

/** Two voices of ours talk over music of ours: soft chords that change every two seconds. */
export async function makeDialogue(context: QualityContext): Promise<Dialogue> {
  const blocks: { at: number; samples: Float32Array }[] = [];
  const lines: DialogueLine[] = [];
  let at = Math.round(0.8 * rateHz);
  for (const [index, text] of said.entries()) {
    const speaker = index % 2;
    const spoken = await context.speak(text, { voice: speakers[speaker]!, language: 'en-US' });
    const samples = edit.resample(spoken.samples, spoken.sampleRateHz, rateHz);
    const offset = (at / rateHz) * 1000;
    const [first, last] = [spoken.words[0]!, spoken.words.at(-1)!];
    lines.push({ text, speaker, startMs: offset + first.startMs, endMs: offset + last.endMs });
    blocks.push({ at, samples });
    at += samples.length + Math.round((pauseMs / 1000) * rateHz);
  }
  const speech = new Float32Array(at);
  for (const block of blocks) speech.set(block.samples, block.at);
  const music = chords(at);
  const gain = 10 ** (musicDb / 20) * (levelOf(speech) / levelOf(music));
  for (let index = 0; index < music.length; index++) music[index]! *= gain;
  return { lines, speech, music, mixed: speech.map((sample, index) => sample + music[index]!) };
}

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

const harmonies = [
  [220, 277.2, 329.6],
  [174.6, 220, 261.6],
  [196, 246.9, 293.7],
  [164.8, 207.7, 246.9],
];

function chords(length: number): Float32Array {
  const each = 2 * rateHz;
  return Float32Array.from({ length }, (_, at) => {
    const notes = harmonies[Math.floor(at / each) % harmonies.length]!;
    const inChord = (at % each) / each;
    const swell = Math.min(1, inChord * 12, (1 - inChord) * 12);
    const tone = (hz: number): number =>
      Math.sin((2 * Math.PI * hz * at) / rateHz) + 0.3 * Math.sin((4 * Math.PI * hz * at) / rateHz);
    return swell * notes.reduce((sum, hz) => sum + tone(hz), 0) * 0.1;
  });
}
