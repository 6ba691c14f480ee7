import type { Role } from '../score/note.ts';

/** MIDI channels; the tenth is for drums by custom. */
export const channelOf: Record<Role, number> = {
  lead: 0,
  counter: 1,
  comp: 2,
  second: 3,
  pad: 4,
  bass: 5,
  drums: 9,
};

interface Place {
  /** dB against the lead. */
  levelDb: number;
  /** 0 left, 64 middle, 127 right. */
  pan: number;
  /** Share of the piece's reverb. */
  reverb: number;
  chorus: number;
}

/** Where everybody stands. The bass and the tune are in the middle, accompaniment at the sides. */
export const places: Record<Role, Place> = {
  lead: { levelDb: 0, pan: 66, reverb: 0.85, chorus: 0 },
  counter: { levelDb: -6, pan: 34, reverb: 1, chorus: 0 },
  comp: { levelDb: -5.5, pan: 44, reverb: 0.7, chorus: 10 },
  second: { levelDb: -8, pan: 92, reverb: 0.8, chorus: 12 },
  pad: { levelDb: -9, pan: 60, reverb: 1.1, chorus: 26 },
  bass: { levelDb: -1.5, pan: 64, reverb: 0.12, chorus: 0 },
  drums: { levelDb: -1, pan: 64, reverb: 0.3, chorus: 0 },
};

/** What can be had apart, and who plays in it. */
export const stemRoles = {
  drums: ['drums'],
  bass: ['bass'],
  melody: ['lead', 'counter'],
  harmony: ['comp', 'second', 'pad'],
} as const satisfies Record<string, readonly Role[]>;
export type StemName = keyof typeof stemRoles;
