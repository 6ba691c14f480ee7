/** Ways of speaking that an audio tag can ask for and that are rendered: by delivery, level and timbre. */
export type SpeakingStyle =
  | 'whisper'
  | 'soft'
  | 'loud'
  | 'slow'
  | 'fast'
  | 'excited'
  | 'sad'
  | 'calm'
  | 'angry'
  | 'flat'
  | 'plain';

const words: Readonly<Record<SpeakingStyle, string>> = {
  whisper: 'whisper whispers whispering whispered',
  soft: 'soft softly quiet quietly gently timidly',
  loud: 'loud loudly shout shouts shouting shouted yell yells yelling scream screams screaming',
  slow: 'slow slowly drawn',
  fast: 'fast quickly rushed hurried hurriedly rapidly',
  excited: 'excited excitedly happy happily cheerful cheerfully playful playfully surprised enthusiastic',
  sad: 'sad sadly sorrowful tired wearily sleepy melancholic',
  calm: 'calm calmly warmly soothing soothingly',
  angry: 'angry angrily annoyed frustrated',
  flat: 'monotone deadpan flatly robotic',
  plain: 'normal normally plain',
};

const byWord = new Map(
  Object.entries(words).flatMap(([speakingStyle, list]) =>
    list.split(' ').map((word) => [word, speakingStyle as SpeakingStyle] as const),
  ),
);
/** Words that may stand beside one: they change nothing that could be rendered. */
const fillers = new Set(
  'in a an the very slightly really voice tone more quite too speaking said and out'.split(' '),
);

/** The style of a tag's inside (lower case) that names one and nothing else; a laugh beside it cannot be rendered. */
export function styleOf(inside: string): SpeakingStyle | undefined {
  let found: SpeakingStyle | undefined;
  for (const word of inside.split(/[\s,-]+/)) {
    const speakingStyle = byWord.get(word);
    if (!speakingStyle && !fillers.has(word)) return undefined;
    found ??= speakingStyle;
  }
  return found;
}
