const count = 129;
const bandHz = 93.75;
const middleHz = 1000;
const perOctaveDb = 1.4;
const mostDb = 12;

/** A curve, brighter (steps above 0) or darker: the same number of dB each octave, around 1 kHz. */
export function tiltedColor(curve: readonly number[] | undefined, steps: number): number[] {
  return Array.from({ length: count }, (_, band) => {
    const octaves = Math.log2((Math.max(2, band) * bandHz) / middleHz);
    const level = (curve?.[band] ?? 0) + steps * perOctaveDb * octaves;
    return Math.round(Math.min(mostDb, Math.max(-mostDb, level)) * 10) / 10;
  });
}
