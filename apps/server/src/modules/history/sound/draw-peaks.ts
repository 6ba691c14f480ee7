import { setTimeout } from 'node:timers/promises';
import { decode, measure, type OutputFormatName, outputFormat } from '@mynah/audio';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HistoryRow } from '../items/items.tables.ts';
import { savePeaks } from './peaks.store.ts';

/** As many as the waveform of a generation has. */
const bars = 800;
/** A reader waits so long for the picture of a sound that has none yet; ten hours of it take minutes. */
const patienceMs = 1500;

/** Decoding takes turns with requests on the event loop: many drawings at once would slow everybody. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

const drawing = new Map<string, Promise<Uint8Array | undefined>>();

/**
 * The item with its waveform: drawn when it is read first and kept, once for all who ask meanwhile. A sound that takes
 * longer than a reader waits is shown without; the drawing goes on, and the next reader has it.
 */
export async function withPeaks<Item extends HistoryRow>(platform: Platform, item: Item): Promise<Item> {
  if (item.peaks) return item;
  const begun =
    drawing.get(item.id) ?? inTurn(() => draw(platform, item)).finally(() => drawing.delete(item.id));
  drawing.set(item.id, begun);
  const peaks = await Promise.race([begun, setTimeout(patienceMs, undefined, { ref: false })]);
  return { ...item, peaks: peaks ?? null };
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // the place goes on to the next who waits
    if (next) next();
    else running--;
  }
}

/** Undefined for a sound that cannot be read: the item is shown all the same. */
async function draw(platform: Platform, item: HistoryRow): Promise<Uint8Array | undefined> {
  try {
    const bytes = await platform.blobs.stream(item.audioBlob);
    const format = outputFormat(item.outputFormat as OutputFormatName);
    const sound = decode.decodeStream(bytes, format, { ffmpegPath: findFfmpeg(platform) });
    const peaks = await measure.gatherPeaks(sound, bars);
    await savePeaks(platform.db, item, peaks);
    return peaks;
  } catch (cause) {
    platform.log.warn({ cause, historyItemId: item.id }, 'no waveform could be drawn of this sound');
    return undefined;
  }
}
