import { roomUnder } from './masking.ts';
import { bandCount, contrastOf, watermarkGrid } from './watermark-grid.ts';

/** A cell that leans so far to its side already is left alone, dB. */
const enoughDb = 6;
/** What of a change is heard in the middle of a cell: windows overlap, and neighbors blur it. */
const effect = 0.7;

/** Gain of each band in the two steps of a column, dB. */
export interface ColumnGains {
  first: Float32Array;
  second: Float32Array;
}

/**
 * What makes the cells of one column lean as the pattern says. The voice may lean that way by itself; else the four
 * quarters give what is missing, each in proportion to what its surroundings hide.
 */
export function planColumn(first: Float32Array, second: Float32Array, signs: Int8Array): ColumnGains {
  const room = { first: roomUnder(first), second: roomUnder(second) };
  const gains = { first: new Float32Array(bandCount), second: new Float32Array(bandCount) };
  for (let row = 0; row < watermarkGrid.rows; row += 1) {
    const sign = signs[row]!;
    const missingDb = enoughDb - sign * contrastOf(first, second, row);
    if (missingDb <= 0) continue;
    const lower = 2 * row;
    const upper = lower + 1;
    const allDb = room.first[lower]! + room.second[lower]! + room.first[upper]! + room.second[upper]!;
    const share = sign * Math.min(1, missingDb / (effect * allDb));
    gains.first[lower] = share * room.first[lower]!;
    gains.second[lower] = -share * room.second[lower]!;
    gains.first[upper] = -share * room.first[upper]!;
    gains.second[upper] = share * room.second[upper]!;
  }
  return gains;
}
