import type { PeakTrack } from '#web/player/peaks/peak-track.ts';
import { sampleMp3Peaks, sampleWavPeaks } from '#web/player/peaks/sample-peaks.ts';
import { decodeAudio } from '#web/shared/sound/peaks.ts';

/** Up to here a sound is decoded as a whole, which shows every syllable. */
const WHOLE_BYTES = 4_000_000;
/** A form that can only be decoded as a whole takes about ten times its size in memory. */
const LARGEST_WHOLE_BYTES = 40_000_000;

/** The picture of a sound whose peaks nobody told. Without them the line stays flat, which harms nothing. */
export async function readPeaks(source: string | Blob, peaks: PeakTrack): Promise<void> {
  try {
    if (source instanceof Blob) return await drawBlob(source, peaks);
    const response = await fetch(source);
    if (!response.ok) return;
    if (Number(response.headers.get('content-length')) > LARGEST_WHOLE_BYTES) {
      await response.body?.cancel();
      return;
    }
    await drawBlob(await response.blob(), peaks);
  } catch (cause) {
    console.error('no waveform for this sound', cause);
  }
}

/** A long sound is looked at in many places instead of read: hours are drawn at once. */
async function drawBlob(blob: Blob, peaks: PeakTrack): Promise<void> {
  if (blob.size <= WHOLE_BYTES) return peaks.readWhole(await blob.arrayBuffer());
  const start = new Uint8Array(await blob.slice(0, 12).arrayBuffer());
  const show = (sampled: Float32Array) => peaks.set(sampled, Number.POSITIVE_INFINITY);
  if (isWav(start)) show(await sampleWavPeaks(blob));
  else if (isMp3(start)) await sampleMp3Peaks(blob, { decode: decodeAudio, show });
  else if (blob.size <= LARGEST_WHOLE_BYTES) await peaks.readWhole(await blob.arrayBuffer());
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const isWav = (start: Uint8Array) => ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WAVE';

/** A tag, or the sync bits of a frame. */
const isMp3 = (start: Uint8Array) =>
  ascii(start, 0, 3) === 'ID3' || (start[0] === 0xff && (start[1]! & 0xe6) === 0xe2);
