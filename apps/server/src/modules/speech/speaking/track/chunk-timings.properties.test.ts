import { files, joinSamples, type OutputFormatName, outputFormat } from '@mynah/audio';
import type { SpeechPart, TimingMark } from '@mynah/engine-spec';
import { planSpeech, type SpeechSegment } from '@mynah/text';
import { describe, expect, test } from 'vitest';
import { randomizer } from '../../../../../test/randomizer.ts';
import { audioMessages } from '../../text-to-speech/sockets/socket-messages.ts';
import type { TimedCharacter } from './character-timings.ts';
import type { SegmentPlace } from './planned-segment.ts';
import { type SpeechChunk, SpeechTrack } from './speech-track.ts';

const wholeRateHz = 24_000;
const texts: [language: string, text: string][] = [
  ['en-US', 'Dr. Smith paid $1,234.50 on 3/4/2024, at last!!! Did you see it? “No,” she said…'],
  ['en-US', 'Short. <break time="0.4s"/> Then a rest, [pause] and a word 😀 at the end.\n\nA paragraph. '],
  ['de-DE', 'Am 3. Mai kostete es 17,50 €; danach war alles anders. Straßenbahnhaltestelle!'],
  ['fr-FR', 'L’été 1987, il faisait 38 °C — « quelle chaleur ! », dit-elle.'],
  ['ja-JP', '昨日は3時に東京へ行きました。とても楽しかったです。'],
  ['zh-CN', '今天是2024年5月1日，天气很好。我们去公园吧！'],
  ['hi-IN', 'आज 25 लोग आए थे। बहुत अच्छा लगा।'],
  ['es-ES', '¿Cuánto cuesta? Cuesta 1.250 euros, nada más.'],
];
const formats: OutputFormatName[] = ['pcm_16000', 'pcm_24000', 'mp3_44100_128', 'mp3_22050_32', 'ulaw_8000'];

type Random = ReturnType<typeof randomizer>;

/**
 * What an engine might make of a segment: some silence, words with marks, and a last word whose watermarker runs on into
 * silence, as models' do. In pieces of any size.
 */
function* speak(text: string, rateHz: number, random: Random): Generator<SpeechPart> {
  const marks: TimingMark[] = [];
  const stretches: { ms: number; isLoud: boolean }[] = [{ ms: random(200), isLoud: false }];
  let atMs = stretches[0]!.ms;
  for (const word of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const ms = 40 + random(70) * word[0].length;
    marks.push({ start: word.index, end: word.index + word[0].length, startMs: atMs, endMs: atMs + ms });
    stretches.push({ ms, isLoud: true }, { ms: random(3) * 30, isLoud: false });
    atMs += ms + stretches.at(-1)!.ms;
  }
  const last = stretches.at(-2)!;
  const cutMs = random(Math.ceil(last.ms * 0.9));
  stretches.splice(-2, 1, { ms: last.ms - cutMs, isLoud: true }, { ms: cutMs, isLoud: false });
  stretches.push({ ms: random(400), isLoud: false });
  const samples = joinSamples(
    stretches.map(({ ms, isLoud }) =>
      new Float32Array(Math.round((ms * rateHz) / 1000)).map((_, at) => (isLoud ? Math.sin(at / 9) / 4 : 0)),
    ),
  );
  yield { type: 'timing', marks, durationMs: (samples.length * 1000) / rateHz };
  for (let at = 0, size = 0; at < samples.length; at += size) {
    size = 1 + random(rateHz / 4);
    yield { type: 'audio', samples: samples.slice(at, at + size) };
  }
}

interface Spoken {
  chunks: SpeechChunk[];
  durationMs: number;
}

interface Told {
  segments: readonly SpeechSegment[];
  source: string;
  format: OutputFormatName;
  random: Random;
  placeOf?: (index: number) => SegmentPlace | undefined;
}

async function tell({ segments, source, format, random, placeOf }: Told): Promise<Spoken> {
  const held: Float32Array[] = [];
  const track = await SpeechTrack.open({
    format: outputFormat(format),
    sampleRateHz: wholeRateHz,
    speed: [0.7, 1, 1.2][random(3)]!,
    // holds back, as the watermark of a server does
    watermarker: {
      push(block) {
        held.push(block);
        return held.length > 1 ? held.shift()! : new Float32Array(0);
      },
      finish: () => held.shift() ?? new Float32Array(0),
    },
  });
  const chunks: SpeechChunk[] = [];
  for (const [index, segment] of segments.entries()) {
    const sampleRateHz = [24_000, 22_050, 16_000][random(3)]!;
    const parts = (async function* () {
      yield* speak(segment.text, sampleRateHz, random);
    })();
    const planned = { segment, source, place: placeOf?.(index) };
    const spoken = { segment: planned, engine: '', sampleRateHz, request: {} as never, parts };
    for await (const chunk of track.speak(spoken, () => {})) chunks.push(chunk);
  }
  chunks.push(await track.finish());
  const { durationMs } = track;
  track.dispose();
  return { chunks, durationMs };
}

/** Where a line of times goes back, ends before it begins or runs over the end of the sound. */
function findFlaws(times: readonly { startMs: number; endMs: number }[], durationMs: number): string[] {
  const flaws: string[] = [];
  let last = 0;
  for (const { startMs, endMs } of times) {
    // a client adds fractions up
    if (startMs < last - 1e-6) flaws.push(`${startMs} after ${last}`);
    if (endMs < startMs) flaws.push(`ends at ${endMs}, begins at ${startMs}`);
    last = endMs;
  }
  // a millisecond is the grain of what is told
  if (last > durationMs + 1) flaws.push(`${last} of ${durationMs}`);
  return flaws;
}

function hasFrame(bytes: Uint8Array): boolean {
  try {
    return files.measureMp3(bytes).frameCount > 0;
  } catch {
    // the first bytes of a stream may hold less than one
    return false;
  }
}

/** Of what a player can play of these bytes. */
function playedMs(bytes: Uint8Array, format: OutputFormatName): number {
  const { codec, sampleRateHz } = outputFormat(format);
  if (codec === 'mp3') return hasFrame(bytes) ? files.measureMp3(bytes).durationSeconds * 1000 : 0;
  return (bytes.length * 1000) / sampleRateHz / (codec === 'pcm' ? 2 : 1);
}

/** What a client of a socket makes of it: each chunk begins where the sound of those before has ended. */
function heardBySocket(chunks: readonly SpeechChunk[], format: OutputFormatName) {
  const messageOf = audioMessages();
  const heard = { alignment: [] as TimedCharacter[], normalizedAlignment: [] as TimedCharacter[] };
  let stream = Buffer.alloc(0);
  for (const chunk of chunks) {
    const atMs = playedMs(stream, format);
    const message = messageOf(chunk);
    for (const key of ['alignment', 'normalizedAlignment'] as const) {
      const { chars = [], charStartTimesMs = [], charDurationsMs = [] } = message[key] ?? {};
      chars.forEach((character, index) => {
        expect(charStartTimesMs[index]).toBeGreaterThanOrEqual(0);
        const startMs = atMs + charStartTimesMs[index]!;
        heard[key].push({ character, startMs, endMs: startMs + charDurationsMs[index]! });
      });
    }
    stream = Buffer.concat([stream, chunk.bytes]);
  }
  return { ...heard, durationMs: playedMs(stream, format) };
}

const textOf = (characters: readonly { character: string }[]): string =>
  characters.map(({ character }) => character).join('');

/** Both lines of times go forward within the sound, and the written one is the whole text. */
function expectInOrder({ chunks, durationMs }: Spoken, source: string): void {
  for (const key of ['written', 'spoken'] as const) {
    const times = chunks.flatMap((chunk) => chunk[key]);
    expect(findFlaws(times, durationMs)).toEqual([]);
  }
  expect(textOf(chunks.flatMap(({ written }) => written))).toBe(source);
}

describe('times of streamed chunks never go back and end within the sound', () => {
  test.each(texts)('%s: %s', async (language, source) => {
    const random = randomizer(source.length);
    for (let round = 0; round < 2; round++) {
      const { segments } = planSpeech(source, { language, normalization: 'auto', ssml: true });
      const format = formats[random(formats.length)]!;
      const told = await tell({ segments, source, format, random });
      expectInOrder(told, source);
      const { chunks } = told;
      const said = segments
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '');
      expect(textOf(chunks.flatMap(({ spoken }) => spoken)).replaceAll(' ', '')).toBe(said);
      const { alignment, normalizedAlignment, durationMs } = heardBySocket(chunks, format);
      for (const heard of [alignment, normalizedAlignment]) expect(findFlaws(heard, durationMs)).toEqual([]);
      expect(textOf(alignment)).toBe(source);
    }
  });

  test('a turn that is talked over: its characters are told up to where the next one begins', async () => {
    const random = randomizer(7);
    const source = 'I was only going to say that it is late. No, you were not.';
    const { segments } = planSpeech(source, { language: 'en-US', normalization: 'auto', ssml: true });
    expect(segments.length).toBeGreaterThan(1);
    for (const overlapMs of [180, 750, 20_000]) {
      const placeOf = (index: number) => (index < segments.length - 1 ? { overlapMs } : { isTurn: true });
      expectInOrder(await tell({ segments, source, format: 'pcm_24000', random, placeOf }), source);
    }
  });
});
