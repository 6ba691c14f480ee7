/** Rows of 8-bit integers and what each row's integers are multiplied by. */
export interface Int8Rows {
  values: Int8Array;
  scales: Float32Array;
}

/** Symmetric, each row by its largest value: the rows of a weight are its outputs, and differ much in size. */
export function quantizeRows(weights: Float32Array, columns: number): Int8Rows {
  const values = new Int8Array(weights.length);
  const scales = new Float32Array(weights.length / columns);
  for (let row = 0; row < scales.length; row += 1) {
    const from = row * columns;
    let largest = 0;
    for (let at = from; at < from + columns; at += 1) largest = Math.max(largest, Math.abs(weights[at]!));
    const scale = Math.fround(largest / 127) || 1;
    scales[row] = scale;
    for (let at = from; at < from + columns; at += 1) values[at] = Math.round(weights[at]! / scale);
  }
  return { values, scales };
}
