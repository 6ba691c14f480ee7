/** A voice's color may be moved so far: beyond, noise and hiss of the recording would be moved too. */
const mostDb = 20;
/** Under its strongest band by more than this, a recording holds nothing of the voice. */
const deepestDb = 50;
/** Mean spectra fall deeper than envelopes of voiced sounds do. */
const deepestMeanDb = 60;
/** Harmonics of a single voice show below this: its own pitch, not its color. */
const lowestBand = 1;
/** So far to each side is averaged, as a share of the frequency, and at least so many bands. */
const reachShare = 0.035;
const leastReach = 2;
const count = 129;

/**
 * What a voice lacks to have the color of another, in dB at 129 frequencies from 0 to 12 kHz: smooth, bounded, without
 * a change of loudness as a whole, and nothing where the other was not recorded.
 */
export function colorCorrection(own: readonly number[], wanted: readonly number[], strength = 1): number[] {
  const end = heardBands(wanted, deepestMeanDb);
  const missing = Array.from({ length: count }, (_, band) => {
    const at = Math.min(Math.max(band, lowestBand), end);
    return wanted[at]! - own[at]!;
  });
  const smooth = smoothed(missing);
  const level = meanOver(smooth, own);
  return smooth.map((gain, band) => {
    // above what was recorded the correction fades away
    const share = band <= end ? 1 : Math.max(0, 1 - (band - end) / 16);
    const bounded = Math.min(mostDb, Math.max(-mostDb, strength * (gain - level)));
    // text knows no negative zero
    return Math.round(share * bounded * 10) / 10 + 0;
  });
}

/** The last band in which the voice was recorded: a telephone leaves out what lies above. */
export function heardBands(curve: readonly number[], depthDb = deepestDb): number {
  const least = Math.max(...curve) - depthDb;
  const last = curve.findLastIndex((level) => level > least);
  return Math.max(lowestBand + 1, last - 2);
}

function smoothed(curve: readonly number[]): number[] {
  return curve.map((_, band) => {
    const reach = Math.max(leastReach, Math.floor(band * reachShare));
    const near = curve.slice(Math.max(0, band - reach), band + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Weighted by how much of the voice's power lies in each band. */
function meanOver(gains: readonly number[], own: readonly number[]): number {
  let sum = 0;
  let weights = 0;
  for (let band = 0; band < count; band++) {
    const weight = 10 ** (own[band]! / 10);
    sum += weight * 10 ** (gains[band]! / 10);
    weights += weight;
  }
  return 10 * Math.log10(sum / weights);
}
