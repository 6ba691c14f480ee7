import type { LanguagePair } from '@mynah/engine-spec/tasks';

export type { LanguagePair };

/** A word or phrase that is always translated in one way. */
export interface GlossaryTerm {
  term: string;
  translation: string;
}

export interface TextToTranslate {
  text: string;
  /** How long it may be when it is spoken. A wish: engines that cannot count do not hear of it. */
  maxSyllables?: number | undefined;
  /** Who says it: engines that read context hold their ways of speaking apart. */
  speaker?: string | undefined;
}

/** What is to be translated, from BCP 47 tag to BCP 47 tag. */
export interface TranslationOrder extends LanguagePair {
  /** In the order in which they are said. */
  texts: readonly TextToTranslate[];
  /** What it is about, or what was said before. Never translated; engines that read alone do not hear of it. */
  context?: string | undefined;
  glossary?: readonly GlossaryTerm[] | undefined;
  /** Names and terms that stay as they are. */
  doNotTranslate?: readonly string[] | undefined;
  /** So many shorter wordings of each text are wanted; of engines that `shorten`. */
  alternatives?: number | undefined;
  /** Of these, one of `findTranslators`; the best when absent. */
  engine?: string | undefined;
  /** Whose turn it is: the workspace. */
  caller: string;
  /** Waits while a model is fetched, as a job can. */
  waitsForModel?: boolean | undefined;
  signal: AbortSignal;
}

/** One way to say it in the target language. */
export interface Wording {
  text: string;
  /** Other wordings with fewer syllables each than the one before. */
  shorter: readonly string[];
}

export interface TranslatedText extends Wording {
  /** Numbers, measures and terms of the source that are not in `text`, as they are written there. Mostly none. */
  missing: readonly string[];
}

/** Who would translate a pair, and how well. */
export interface TranslatorOffer {
  /** As `TranslationOrder.engine` and answers name it. */
  engine: string;
  /** For people: `DeepL`. */
  title: string;
  /** One sentence on how good it is and what it needs. */
  note: string;
  /** Measured on sentences that ship with the product (`docs/quality.md`): 0 to 100, more is nearer to the references. */
  chrf: number | undefined;
  /** It keeps to `maxSyllables` and gives shorter wordings. */
  shortens: boolean;
  /** It knows what was said around a text, and who says it. */
  readsContext: boolean;
  /** The texts leave this server. */
  isRemote: boolean;
  /** `speech`: it writes what is said in the other language (`translateSpeech`), and no text can be given to it. */
  takes: 'text' | 'speech';
}

/** One engine behind the one interface. */
export interface Translator {
  readonly name: string;
  /** It is told of terms and keeps them; others get marks in their place. */
  readonly keepsTerms: boolean;
  /** Undefined when it does not translate this pair. @throws Failure `translation_unavailable` when it cannot be asked */
  offer(pair: LanguagePair, signal: AbortSignal): Promise<TranslatorOffer | undefined>;
  /** One wording for each text, in order. @throws Failure `translation_unavailable` */
  translate(order: TranslationOrder): Promise<readonly Wording[]>;
}
