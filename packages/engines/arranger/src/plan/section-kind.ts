/** What a section is for. */
export type SectionKind =
  | 'intro'
  | 'verse'
  | 'build'
  | 'chorus'
  | 'drop'
  | 'bridge'
  | 'solo'
  | 'break'
  | 'outro';

const words: readonly [RegExp, SectionKind][] = [
  [/\b(outro|ending|end|coda|finale|fade)\b/i, 'outro'],
  [/\b(intro|opening|prelude|overture)\b/i, 'intro'],
  [/\b(pre-?chorus|build-?up|build|riser?|rise|lift|crescendo)\b/i, 'build'],
  [/\b(drop|climax|peak)\b/i, 'drop'],
  [/\b(chorus|hook|refrain|head|main theme|theme)\b/i, 'chorus'],
  [/\b(bridge|middle|contrast|development|b section|trio)\b/i, 'bridge'],
  [/\b(solo|improvisation|lead)\b/i, 'solo'],
  [/\b(break-?down|break|interlude|quiet|calm|rest)\b/i, 'break'],
];

/** By the section's name; what says nothing is a verse. */
export const kindOfSection = (name: string): SectionKind =>
  words.find(([pattern]) => pattern.test(name))?.[1] ?? 'verse';

/** How full a section is by its kind, 0 to 1. */
export const energyOfKind: Record<SectionKind, number> = {
  intro: 0.38,
  verse: 0.58,
  build: 0.66,
  chorus: 0.86,
  drop: 1,
  bridge: 0.6,
  solo: 0.8,
  break: 0.34,
  outro: 0.42,
};
