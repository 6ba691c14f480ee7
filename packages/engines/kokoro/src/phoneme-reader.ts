import { EngineFailure, type EngineVoice, type SpeechRequest } from '@mynah/engine-spec';
import { overridePronunciations, type PhonemeWord, type Phonemizer } from '@mynah/text/phonemes';
import { type Phrase, planPhrases } from './plan-phrases.ts';
import { neighborTags } from './voices/donors.ts';

/** BCP 47 primary tags of what the model was trained on, and of what it speaks by their phonemes. */
const modelLanguages: readonly string[] = ['en', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'zh', ...neighborTags];

/** Text beside the segment that shapes its melody, on each side; more would cost time and change nothing. */
const CONTEXT_CHARACTERS = 80;
const sentenceEnd = /[.!?。！？।…]["”’»)\]]*\s*/gu;

/** Turns requests into what the model reads. */
export class PhonemeReader {
  readonly #phonemizers: readonly Phonemizer[];

  constructor(phonemizers: readonly Phonemizer[]) {
    this.#phonemizers = phonemizers;
  }

  /** @throws EngineFailure `unsupported` without a phonemizer for the language, `unspeakable` without a sound */
  async read(request: SpeechRequest, voice: EngineVoice): Promise<Phrase[]> {
    const language = spokenLanguage(request.language, voice);
    const phonemizer = this.#getPhonemizer(language);
    const [words, before, after] = await Promise.all([
      phonemizer.phonemize(request.text, language),
      phonemize(phonemizer, openSentence(request.before ?? ''), language),
      phonemize(phonemizer, restOfSentence(request.text, request.after ?? ''), language),
    ]);
    const spoken = overridePronunciations(words, request.phonemes ?? [], language);
    const phrases = planPhrases(spoken, { before, after });
    if (!phrases.some((phrase) => phrase.words.length > 0))
      throw new EngineFailure('unspeakable', 'There’s nothing to speak in the text.');
    return phrases;
  }

  #getPhonemizer(language: string): Phonemizer {
    if (!modelLanguages.includes(primary(language)))
      throw new EngineFailure('unsupported', `kokoro can’t speak ${language}.`);
    const exact = this.#phonemizers.find(({ languages }) => languages.includes(language));
    const near = this.#phonemizers.find(({ languages }) =>
      languages.some((tag) => primary(tag) === primary(language)),
    );
    const phonemizer = exact ?? near;
    if (!phonemizer) throw new EngineFailure('unsupported', `kokoro can’t read ${language} on this machine.`);
    return phonemizer;
  }
}

/** A voice keeps its own accent in its own language: a British voice reads any English as British. */
function spokenLanguage(language: string, voice: EngineVoice): string {
  return primary(language) === primary(voice.language) ? voice.language : language;
}

function primary(tag: string): string {
  return tag.split('-')[0]!.toLowerCase();
}

function phonemize(phonemizer: Phonemizer, text: string, language: string): Promise<PhonemeWord[]> {
  return text.trim() ? phonemizer.phonemize(text, language) : Promise.resolve([]);
}

/** The end of `before` as far as it belongs to the sentence that goes on. */
function openSentence(before: string): string {
  const ends = [...before.matchAll(sentenceEnd)];
  const last = ends.at(-1);
  const open = last ? before.slice(last.index + last[0].length) : before;
  return open.slice(-CONTEXT_CHARACTERS).replace(/^\S*\s/u, open.length > CONTEXT_CHARACTERS ? '' : '$&');
}

/** The beginning of `after` as far as it belongs to the sentence that the text leaves open. */
function restOfSentence(text: string, after: string): string {
  if ([...text.matchAll(sentenceEnd)].some((match) => match.index + match[0].length === text.length))
    return '';
  const rest = after.slice(0, CONTEXT_CHARACTERS);
  const end = [...rest.matchAll(sentenceEnd)][0];
  return end ? rest.slice(0, end.index + end[0].length) : rest.replace(/\S*$/u, '');
}
