import type { Donors, NeighborLanguage } from './donor.ts';

/** Written by `MYNAH_QUALITY_SEARCH=1 npm run quality -- --only languages`, for languages that were searched; none was yet. */
export const donorTable: Readonly<Record<NeighborLanguage, Donors>> = {
  ar: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  bg: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  cs: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  da: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  de: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  el: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  fi: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  fil: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  hr: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  hu: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  id: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  ko: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  ms: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  nl: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  no: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  pl: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  ro: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  ru: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  sk: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  sv: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  ta: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  tr: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  uk: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
  vi: {
    female: { manner: 'pf_dora', sound: 'pf_dora' },
    male: { manner: 'im_nicola', sound: 'im_nicola' },
  },
};
