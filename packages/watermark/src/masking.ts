import { bandCenterHz, bandCount } from './watermark-grid.ts';

/**
 * A simple model of masking, after Zwicker and Fastl, Psychoacoustics (2007), chapter 4: a sound hides what is softer
 * near it, falling by 25 dB a Bark downwards and 10 dB a Bark upwards. Single harmonics, which the ear resolves below
 * 1 kHz, hide a change 18 dB below themselves; the dense ones above 4 kHz, and noise, one 12 dB below.
 */
const fallBelowDb = 25;
const fallAboveDb = 10;
const resolvedOffsetDb = 18;
const denseOffsetDb = 12;
/** No band is changed by more, however deep it is hidden. */
const mostChangeDb = 2.5;

const toBark = (hz: number): number => 13 * Math.atan(0.00076 * hz) + 3.5 * Math.atan((hz / 7500) ** 2);

function offsetDb(hz: number): number {
  const dense = Math.min(1, Math.max(0, Math.log2(hz / 1000) / 2));
  return resolvedOffsetDb + (denseOffsetDb - resolvedOffsetDb) * dense;
}

const barks = Float64Array.from({ length: bandCount }, (_, band) => toBark(bandCenterHz(band)));
const offsets = Float64Array.from({ length: bandCount }, (_, band) => offsetDb(bandCenterHz(band)));

/** By how much each band may be made louder or softer unheard, dB, from the levels of all at that moment. */
export function roomUnder(levels: Float32Array): Float32Array {
  const hidden = Float32Array.from(levels);
  for (let band = 1; band < bandCount; band += 1) {
    const fall = fallAboveDb * (barks[band]! - barks[band - 1]!);
    hidden[band] = Math.max(hidden[band]!, hidden[band - 1]! - fall);
  }
  for (let band = bandCount - 2; band >= 0; band -= 1) {
    const fall = fallBelowDb * (barks[band + 1]! - barks[band]!);
    hidden[band] = Math.max(hidden[band]!, hidden[band + 1]! - fall);
  }
  return hidden.map((level, band) => {
    const changeDb = level - offsets[band]! - levels[band]!;
    return Math.min(mostChangeDb, 20 * Math.log10(1 + 10 ** (changeDb / 20)));
  });
}
