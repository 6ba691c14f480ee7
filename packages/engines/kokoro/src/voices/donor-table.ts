import type { Donors, NeighborLanguage } from './donor.ts';

/** Written by `MYNAH_QUALITY_SEARCH=10 npm run quality -- --only languages`: languages that were searched; none was yet. */
export const searchedDonors: Partial<Record<NeighborLanguage, Donors>> = {};
