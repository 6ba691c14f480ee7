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

/** At most this many words; longer bracketed text is prose. */
const maxWords = 4;

/**
 * Reads the inside of a bracket as an audio tag.
 * @returns its pause in milliseconds (0 for most), or `undefined` when it is ordinary text
 */
export function readAudioTag(inside: string): number | undefined {
  const words = inside.trim().toLowerCase();
  if (!/^[a-z][a-z' -]*$/.test(words)) return undefined;
  if (Object.hasOwn(pauses, words)) return pauses[words];
  const parts = words.split(/[\s-]+/);
  return parts.length <= maxWords && parts.some((part) => cues.has(part)) ? 0 : undefined;
}
