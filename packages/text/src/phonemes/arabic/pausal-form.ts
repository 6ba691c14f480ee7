const tanwinFath = '\u064b';
const fatha = '\u064e';
/** The ending of feminine words. */
export const taMarbuta = 'ة';
/** Short vowels, and the endings -un and -in. */
const dropped = /[\u064c-\u0650]/gu;

/** Words whose last vowel is their own and no ending (pronouns, "this", "since"), without it. */
const keepTheirVowel = new Set(
  'هو هي هن أنت نحن أنا هذه ذلك تلك الذين منذ حيث قبل بعد لك له به عليك إليك عنك منك'.split(' '),
);

/** A letter with its marks. */
export interface MarkedLetter {
  letter: string;
  marks: string;
}

/**
 * The form in which a word is said today: without its case endings (waqf; Ryding, Reference Grammar of Modern Standard
 * Arabic, 2.4). Changes the marks in place.
 */
export function makePausal(word: readonly MarkedLetter[]): void {
  // -an before the alif that is written for it is a long a; on ة the ending goes
  for (const place of word)
    place.marks = place.marks.replaceAll(tanwinFath, place.letter === taMarbuta ? '' : fatha);
  const last = word.at(-1);
  if (!last || keepTheirVowel.has(word.map(({ letter }) => letter).join(''))) return;
  last.marks = last.marks.replace(dropped, '');
}
