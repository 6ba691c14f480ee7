import { type SpeakingStyle, styleOf } from './speaking-styles.ts';

/** Words that make a lone bracketed phrase a stage direction of the v3 model: `[laughs]`, `[strong French accent]`. */
const cues = new Set(
  `accent angry angrily annoyed amused applause awe breath breathes breathing calm calmly cautiously cheerful cheerfully
  chuckle chuckles chuckling clapping clears cough coughs coughing cries crying curious curiously deadpan desperate
  dramatic dramatically drawn echoes excited excitedly exhales exhaling explosion frustrated gasp gasps giggle giggles
  giggling groans gulps gunshot happy happily hesitant hesitantly hesitates hums humming impressed inhales inhaling
  interrupting ironic jumping laugh laughs laughing laughter loudly mischievous mischievously moans monotone muttering
  nervous nervously overlapping panicked panting playful playfully quietly questioning rushed sad sadly sarcastic
  sarcastically scared scream screams screaming serious seriously shout shouts shouting shouted sigh sighs sighing
  sings singing sleepy slowly sniff sniffs sniffles snorts sobbing sobs softly sorrowful stammers stuttering surprised
  surprise swallows thoughtful timidly tired voice warmly wheezing whisper whispers whispering whispered woo worried
  yawn yawns yawning yell yells yelling`.split(/\s+/),
);

const pauses: Readonly<Record<string, number>> = {
  beat: 500,
  pause: 700,
  pauses: 700,
  silence: 1000,
  'short pause': 350,
  'long pause': 1500,
};

/** Which bracketed phrases are taken for audio tags. */
export interface AudioTagOptions {
  /** Every phrase of letters, as the v3 model does; else only those with a well-known word. */
  all?: boolean;
  /** The caller lets turns overlap where `[interrupting]` or `[overlapping]` stands: no warning. */
  overlaps?: boolean;
}

/** What a tag asks for; one that cannot be rendered is left out. */
export type AudioTag =
  | { kind: 'pause'; ms: number }
  | { kind: 'style'; speakingStyle: SpeakingStyle }
  | { kind: 'overlap' }
  | { kind: 'left-out' };

/** At most this many words; longer bracketed text is prose. */
const maxWords = 4;

const overlapCue = /^(?:interrupting|interrupts|overlapping|overlaps|cutting in|cuts in)$/;

/** Does a text begin with a tag that lets it sound before the one before has ended? */
export const beginsWithOverlap = (text: string): boolean => {
  const lead = /^(?:\s*\[[^\]]*\])+/.exec(text)?.[0] ?? '';
  return [...lead.matchAll(/\[([^\]]*)\]/g)].some(([, cue]) => isOverlapCue(cue!));
};

const isOverlapCue = (inside: string): boolean => overlapCue.test(inside.trim().toLowerCase());

/** Reads the inside of a bracket as an audio tag; `undefined` when it is ordinary text. */
export function readAudioTag(inside: string, { all, overlaps }: AudioTagOptions = {}): AudioTag | undefined {
  const words = inside.trim().toLowerCase();
  if (Object.hasOwn(pauses, words)) return { kind: 'pause', ms: pauses[words]! };
  if (overlaps && isOverlapCue(words)) return { kind: 'overlap' };
  if (!all && !hasKnownCue(words)) return undefined;
  const speakingStyle = styleOf(words);
  return speakingStyle ? { kind: 'style', speakingStyle } : { kind: 'left-out' };
}

function hasKnownCue(words: string): boolean {
  if (!/^[a-z][a-z' -]*$/.test(words)) return false;
  const parts = words.split(/[\s-]+/);
  return parts.length <= maxWords && parts.some((part) => cues.has(part));
}
