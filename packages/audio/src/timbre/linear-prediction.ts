export interface Prediction {
  /** a[0] = 1: the whitened sample is the sum of a[k] · x[n − k]. */
  coefficients: Float64Array;
  /** Energy that the prediction leaves over. */
  error: number;
}

/** Linear prediction of a windowed frame by the autocorrelation method and Levinson's recursion. */
export function levinson(frame: Float64Array, order: number): Prediction {
  const correlation = autocorrelation(frame, order);
  const coefficients = new Float64Array(order + 1);
  coefficients[0] = 1;
  // a little noise floor (-40 dB) keeps the filter well inside the unit circle
  let error = (correlation[0] as number) * 1.0001 + 1e-9;
  for (let step = 1; step <= order; step++) {
    let sum = correlation[step] as number;
    for (let lag = 1; lag < step; lag++)
      sum += (coefficients[lag] as number) * (correlation[step - lag] as number);
    const reflection = -sum / error;
    const before = coefficients.slice();
    for (let lag = 1; lag < step; lag++)
      coefficients[lag] = (before[lag] as number) + reflection * (before[step - lag] as number);
    coefficients[step] = reflection;
    error *= 1 - reflection * reflection;
  }
  return { coefficients, error };
}

function autocorrelation(frame: Float64Array, order: number): Float64Array {
  const sums = new Float64Array(order + 1);
  for (let lag = 0; lag <= order; lag++) {
    let sum = 0;
    for (let at = lag; at < frame.length; at++) sum += (frame[at] as number) * (frame[at - lag] as number);
    sums[lag] = sum;
  }
  return sums;
}
