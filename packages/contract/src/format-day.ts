/** Month/day/year without padding, of the day in UTC: 5/31/2024 (FMT-025, FMT-026). */
export const formatDay = (date: Date): string =>
  `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;
