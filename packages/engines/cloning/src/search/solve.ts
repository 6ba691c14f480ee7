/** Solves a symmetric positive system by Cholesky's factors; both are left as they are. */
export function solve(matrix: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  const size = matrix.length;
  const lower = matrix.map(() => new Float64Array(size));
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row]![column]!;
      for (let k = 0; k < column; k++) sum -= lower[row]![k]! * lower[column]![k]!;
      lower[row]![column] = row === column ? Math.sqrt(Math.max(1e-12, sum)) : sum / lower[column]![column]!;
    }
  const half = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = right[row]!;
    for (let k = 0; k < row; k++) sum -= lower[row]![k]! * half[k]!;
    half[row] = sum / lower[row]![row]!;
  }
  const result = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = half[row]!;
    for (let k = row + 1; k < size; k++) sum -= lower[k]![row]! * result[k]!;
    result[row] = sum / lower[row]![row]!;
  }
  return result;
}
