/**
 * dB by which each instrument of MuseScore General is moved so that all are equally loud at the same velocity.
 * Measured: the K-weighted loudness of a scale in the instrument's middle, against the piano; kits by a plain groove.
 */
// biome-ignore format: a table
const trims: Readonly<Record<number, number>> = {
  0: 0.2, 3: 1.7, 4: -4.1, 6: 2.2, 7: 0.4, 8: 1.5, 9: -1.1, 10: 8.5, 11: 0.2, 12: 0.3, 13: 6.2, 14: -2.3, 16: 0, 18: -2.8, 19: -2.5, 21: 0.3, 22: -3.2, 24: 0.2, 25: 2.6, 26: -2.7, 27: -3.7, 28: 1.8, 29: -4.0, 30: -5.9, 32: -4.4, 33: -5.9, 34: -5.0, 35: -4.5, 36: -2.1, 38: -3.2, 39: -3.6, 40: -4.0, 41: -2.9, 42: -5.1, 45: 5.7, 46: 1.3, 48: -3.6, 49: -2.8, 50: -0.1, 52: -0.9, 53: -3.3, 56: -7.0, 57: -10.0, 58: -7.4, 59: -6.6, 60: -5.8, 61: -5.0, 62: -2.5, 64: -7.0, 65: -6.0, 66: -4.5, 67: -2.7, 68: -6.6, 69: 0.9, 70: -6.2, 71: -4.4, 72: -6.0, 73: -7.0, 74: -6.9, 75: -4.9, 77: -5.8, 79: -9.3, 80: -4.8, 81: -5.8, 82: -2.1, 88: -4.4, 89: 4.0, 90: -6.3, 91: -4.3, 92: -2.8, 94: -3.9, 95: -1.7, 98: -1.5, 104: -0.2, 105: -1.9, 106: 6.5, 107: -0.4, 108: 0.5, 109: -8.9, 114: 2.0,
};
const kitTrims: Readonly<Record<number, number>> = {
  0: 0.8,
  8: -4.3,
  16: -4.2,
  24: -3.1,
  25: -3.0,
  32: -3.7,
  40: -2.9,
  48: -5.4,
};

export const trimDbOf = (program: number): number => trims[program] ?? 0;
export const drumTrimDb = (kit: number): number => kitTrims[kit] ?? 0;
