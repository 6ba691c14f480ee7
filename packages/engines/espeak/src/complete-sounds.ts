import type { EspeakWord } from './espeak-messages.ts';

/** Characters that may stand between two sounds: a mark of length, a tone, a switch of language. */
const LONGEST_MARK = 6;

/**
 * eSpeak's events name a sound without what is written behind it: the length of vowels and consonants (`tː`, `uː`) and
 * tones stand in its IPA alone. Gives the words with them, from the IPA of the same text (`_` between sounds); where
 * the two differ, a sound stays as the event had it.
 */
export function completeSounds(words: readonly EspeakWord[], ipa: string): EspeakWord[] {
  const written = ipa.replace(/[_\s]+/gu, '').replace(/\([a-z-]+\)/gu, '');
  const completed = words.map((word) => ({ ...word, sounds: [...word.sounds] }));
  let read = 0;
  let last: { sounds: string[]; index: number } | undefined;
  const addMark = (mark: string): void => {
    if (last && mark) last.sounds[last.index] += mark;
  };
  for (const { sounds } of completed) {
    for (const [index, sound] of sounds.entries()) {
      const bare = sound.replace(/\([a-z-]+\)/gu, '');
      const at = bare === '' ? -1 : written.indexOf(bare, read);
      if (at < 0 || at - read > LONGEST_MARK) continue;
      addMark(written.slice(read, at));
      read = at + bare.length;
      last = { sounds, index };
    }
  }
  if (written.length - read <= LONGEST_MARK) addMark(written.slice(read));
  return completed;
}
