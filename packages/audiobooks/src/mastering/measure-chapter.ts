import { decode, type OutputFormat } from '@mynah/audio';
import { BitrateMeter } from './bitrate-meter.ts';
import { LevelMeter } from './level-meter.ts';
import { shopDemands } from './shop-demands.ts';

/** What was measured on the file of a chapter. dB of full scale. */
export interface ChapterReport {
  durationSeconds: number;
  rmsDb: number;
  peakDb: number;
  noiseFloorDb: number;
  headSeconds: number;
  tailSeconds: number;
  sampleRateHz: number;
  /** Of a constant bit rate; null where it is not one. */
  bitrateKbps: number | null;
  /** What a shop would refuse, a sentence each; none: it meets all. */
  faults: string[];
}

/** Lower than anything that 16 bits can say; JSON has no infinity. */
const silenceDb = -120;

/**
 * Measures a finished file as shops do: decoded again, while its bytes come. An mp3 is held against all demands; of other
 * formats the bit rate is none.
 * @throws AudioFailure as `decode.decodeStream`
 */
export async function measureChapter(
  bytes: AsyncIterable<Uint8Array>,
  format: OutputFormat,
  options: { ffmpegPath?: string } = {},
): Promise<ChapterReport> {
  const { sampleRateHz } = format;
  const bitrates = new BitrateMeter();
  const meter = new LevelMeter(sampleRateHz);
  const watched = async function* () {
    for await (const piece of bytes) {
      if (format.codec === 'mp3') bitrates.write(piece);
      yield piece;
    }
  };
  for await (const samples of decode.decodeStream(watched(), format, options)) meter.write(samples);
  const levels = meter.levels();
  const measured = {
    durationSeconds: levels.samples / sampleRateHz,
    rmsDb: audible(levels.rmsDb),
    peakDb: audible(levels.peakDb),
    noiseFloorDb: audible(levels.noiseFloorDb),
    headSeconds: levels.headSamples / sampleRateHz,
    tailSeconds: levels.tailSamples / sampleRateHz,
    sampleRateHz,
    bitrateKbps: bitrates.constantKbps(),
  };
  return { ...measured, faults: faultsOf(measured) };
}

const audible = (db: number): number => Math.max(silenceDb, db);

/** The difference that rounding and filters make is none. */
const toleranceDb = 0.05;
const toleranceSeconds = 0.01;

function faultsOf(measured: Omit<ChapterReport, 'faults'>): string[] {
  const { rmsDb, peakDb, noiseFloorDb, headSeconds, tailSeconds } = measured;
  const demands = shopDemands;
  const is = (isFault: boolean, sentence: string): string[] => (isFault ? [sentence] : []);
  return [
    ...is(
      rmsDb < demands.rmsDb.least - toleranceDb,
      `Too quiet: ${db(rmsDb)} RMS. Shops ask for −23 to −18 dB.`,
    ),
    ...is(
      rmsDb > demands.rmsDb.most + toleranceDb,
      `Too loud: ${db(rmsDb)} RMS. Shops ask for −23 to −18 dB.`,
    ),
    ...is(peakDb > demands.peakDb.most + toleranceDb, `Peaks reach ${db(peakDb)}. Shops allow −3 dB.`),
    ...is(
      noiseFloorDb > demands.noiseFloorDb.most + toleranceDb,
      `The quietest half second is at ${db(noiseFloorDb)}. Shops allow −60 dB.`,
    ),
    ...is(
      isOutside(headSeconds, demands.headSeconds),
      `${seconds(headSeconds)} before the first word. Shops ask for 0.5 to 1 s.`,
    ),
    ...is(
      isOutside(tailSeconds, demands.tailSeconds),
      `${seconds(tailSeconds)} after the last word. Shops ask for 1 to 5 s.`,
    ),
    ...is(
      measured.sampleRateHz !== demands.sampleRateHz,
      `The sample rate is ${measured.sampleRateHz} Hz. Shops ask for 44,100 Hz.`,
    ),
    ...is(measured.bitrateKbps !== demands.bitrateKbps, bitrateFault(measured.bitrateKbps)),
  ];
}

const isOutside = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value < least - toleranceSeconds || value > most + toleranceSeconds;

const bitrateFault = (kbps: number | null): string =>
  kbps === null
    ? 'The bit rate isn’t constant. Shops ask for mp3 with 192 kbit/s.'
    : `The bit rate is ${kbps} kbit/s. Shops ask for 192 kbit/s.`;

const db = (value: number): string => `${value.toFixed(1).replace('-', '−')} dB`;
const seconds = (value: number): string => `${value.toFixed(2)} s`;
