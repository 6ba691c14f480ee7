/** Who plays what in a piece. Each role has a channel of its own. */
export const roles = ['lead', 'counter', 'comp', 'second', 'pad', 'bass', 'drums'] as const;
export type Role = (typeof roles)[number];

/** One note; times in beats from the start of its section. */
export interface Note {
  role: Role;
  start: number;
  length: number;
  /** MIDI key; of `drums` the General MIDI drum. */
  pitch: number;
  /** 1 to 127. */
  velocity: number;
}
