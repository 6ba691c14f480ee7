/** Longer recordings are refused: cut out what is in question. */
export const mostClassifiedMinutes = 10;
