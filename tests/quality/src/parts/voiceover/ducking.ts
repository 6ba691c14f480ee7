import { Ducker } from '@mynah/audio/mix';
import type { QualityContext } from '../../quality-part.ts';
import { recordSpeech } from '../../recordings.ts';
import type { Table } from '../../table.ts';
import { filter, toFile } from './run-ffmpeg.ts';

const rateHz = 16_000;
const sentences = [
  'The harbor was quiet that morning, and a single boat came in slowly with the tide.',
  'Nobody, not even the pilot, knew what it carried.',
  'Sixteen passengers stepped off, talking about breakfast.',
];
const silenceMs = 2500;
const windowMs = 10;

interface Passage {
  startMs: number;
  endMs: number;
}

/** How a bed gives way to a voice. */
export async function measureDucking(context: QualityContext): Promise<Table> {
  const recording = await recordSpeech(context, {
    voice: 'am_michael',
    language: 'en-US',
    sentences,
    pauseMs: silenceMs,
  });
  const lead = new Float32Array((silenceMs * rateHz) / 1000);
  const speech = Float32Array.from([...lead, ...recording.samples]);
  const passages = passagesOf(recording.words);
  const bed = Float32Array.from(
    { length: speech.length },
    (_, at) => 0.25 * Math.sin((2 * Math.PI * 1000 * at) / rateHz),
  );
  const ducker = new Ducker({ sampleRateHz: rateHz });
  const ours = Float32Array.from([...ducker.write(bed, speech), ...ducker.finish()]);
  const files = [await toFile(context, bed, rateHz), await toFile(context, speech, rateHz)];
  const compress = '[0:a][1:a]sidechaincompress=threshold=0.008:ratio=20:attack=20:release=700:detection=rms';
  const peer = (await filter(context, files, compress, rateHz)).samples;
  return {
    title: 'Ducking: a bed under three sentences, dB',
    note: 'Lowered is the mean under speech; pumping is how far the gain goes up and down within a sentence (standard deviation from 150 ms after its first word to its last); at the first word is how far it is down already. The floor does nothing.',
    columns: ['', 'lowered', 'pumping', 'at the first word', 'largest step in 10 ms', 'between sentences'],
    rows: [
      ['ours', ...figuresOf(gainsOf(ours, bed), passages)],
      ['sidechaincompress', ...figuresOf(gainsOf(peer, bed), passages)],
      ['nothing (floor)', ...figuresOf(gainsOf(bed, bed), passages)],
    ],
  };
}

/** Words with less than a second between them. */
function passagesOf(words: readonly { startMs: number; endMs: number }[]): Passage[] {
  const passages: Passage[] = [];
  for (const { startMs, endMs } of words) {
    const last = passages.at(-1);
    if (last && startMs + silenceMs - last.endMs < 1000) last.endMs = endMs + silenceMs;
    else passages.push({ startMs: startMs + silenceMs, endMs: endMs + silenceMs });
  }
  return passages;
}

/** In dB, for every 10 ms, by the power of the tone. */
function gainsOf(made: Float32Array, bed: Float32Array): number[] {
  const size = (windowMs * rateHz) / 1000;
  const power = (samples: Float32Array, start: number): number =>
    samples.subarray(start, start + size).reduce((sum, sample) => sum + sample * sample, 0);
  return Array.from(
    { length: Math.floor(Math.min(made.length, bed.length) / size) },
    (_, window) => 10 * Math.log10(power(made, window * size) / power(bed, window * size)),
  );
}

function figuresOf(gains: readonly number[], passages: readonly Passage[]): string[] {
  const at = (ms: number): number => Math.round(ms / windowMs);
  const inside = passages.map(({ startMs, endMs }) => gains.slice(at(startMs + 150), at(endMs)));
  const between = passages
    .slice(1)
    .map(({ startMs }, index) => Math.max(...gains.slice(at(passages[index]!.endMs), at(startMs))));
  const steps = gains.slice(1).map((gain, index) => Math.abs(gain - gains[index]!));
  return [
    mean(inside.flat()),
    Math.max(...inside.map(spread)),
    mean(passages.map(({ startMs }) => gains[at(startMs)]!)),
    Math.max(...steps),
    mean(between),
  ].map((value) => value.toFixed(1));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const spread = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
