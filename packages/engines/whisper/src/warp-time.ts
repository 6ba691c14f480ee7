/**
 * Dynamic time warping: the way through `cost` [rows, columns] from the first corner to the last with the least sum.
 * Gives the first column of each row. Rows and columns only go on.
 */
export function warpTime(cost: Float32Array, rows: number, columns: number): Int32Array {
  const moves = new Uint8Array(rows * columns);
  let above = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
  above[0] = 0;
  for (let row = 0; row < rows; row += 1) {
    const here = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    for (let column = 0; column < columns; column += 1) {
      const diagonal = above[column]!;
      const down = above[column + 1]!;
      const along = here[column]!;
      const least = Math.min(diagonal, down, along);
      moves[row * columns + column] = least === diagonal ? DIAGONAL : least === down ? DOWN : ALONG;
      here[column + 1] = cost[row * columns + column]! + least;
    }
    above = here;
  }
  return traceBack(moves, rows, columns);
}

const DIAGONAL = 0;
const DOWN = 1;
const ALONG = 2;

function traceBack(moves: Uint8Array, rows: number, columns: number): Int32Array {
  const starts = new Int32Array(rows);
  let row = rows - 1;
  let column = columns - 1;
  while (row >= 0 && column >= 0) {
    starts[row] = column;
    const move = moves[row * columns + column];
    if (move !== ALONG) row -= 1;
    if (move !== DOWN) column -= 1;
  }
  return starts;
}
