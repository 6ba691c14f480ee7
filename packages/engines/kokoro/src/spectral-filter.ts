/** Long enough for the detail of a long-term spectrum, short enough to cost some milliseconds a second of sound. */
const taps = 160;
/** Frequencies at which the curve is taken for the cepstrum. */
const points = 512;

/**
 * A filter with a given curve and the least delay: each call goes on where the last ended, and nothing is held back.
 * @param curveDb evenly from 0 to half the sample rate
 */
export function createSpectralFilter(curveDb: readonly number[]): (samples: Float32Array) => void {
  const response = minimumPhase(curveDb);
  let past = new Float32Array(taps - 1);
  return (samples) => {
    const input = new Float32Array(past.length + samples.length);
    input.set(past);
    input.set(samples, past.length);
    for (let index = 0; index < samples.length; index++) {
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) sum += response[tap]! * input[index + past.length - tap]!;
      samples[index] = sum;
    }
    past = input.slice(input.length - past.length);
  };
}

/** The impulse response of least phase, from the cepstrum (Oppenheim and Schafer, Discrete-Time Signal Processing). */
export function minimumPhase(curveDb: readonly number[]): Float64Array {
  const cepstrum = cepstrumOf(curveDb);
  const response = new Float64Array(taps);
  response[0] = Math.exp(cepstrum[0]!);
  for (let n = 1; n < taps; n++) {
    let sum = 0;
    for (let k = 1; k <= n; k++) sum += (k / n) * 2 * cepstrum[k]! * response[n - k]!;
    response[n] = sum;
  }
  return response;
}

function cepstrumOf(curveDb: readonly number[]): Float64Array {
  const logs = Float64Array.from({ length: points + 1 }, (_, point) => {
    const place = (point * (curveDb.length - 1)) / points;
    const left = Math.min(curveDb.length - 2, Math.floor(place));
    const level = curveDb[left]! + (curveDb[left + 1]! - curveDb[left]!) * (place - left);
    return (level * Math.LN10) / 20;
  });
  return Float64Array.from({ length: taps }, (_, n) => {
    let sum = (logs[0]! + logs[points]! * (n % 2 === 0 ? 1 : -1)) / 2;
    for (let point = 1; point < points; point++)
      sum += logs[point]! * Math.cos((Math.PI * n * point) / points);
    return sum / points;
  });
}
