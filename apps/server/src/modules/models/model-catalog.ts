/**
 * The models that the API names. Here a model is a way to use the local engines: its limit, its price and whether
 * the quickest or the best engine is to speak. Source: public API, "Models".
 */
export interface SpeechModel {
  id: string;
  name: string;
  description: string;
  speaks: boolean;
  convertsVoices: boolean;
  /** `fast` takes the quickest engine that has voice and language, `best` the first one. */
  preference: 'fast' | 'best';
  /** Unicode characters in one request. */
  characterLimit: number;
  /** Credits a character. */
  rate: number;
  /** BCP 47 primary tags, or every language that an engine speaks. */
  languages: readonly string[] | 'all';
  usesStyle: boolean;
  usesSpeakerBoost: boolean;
  /** Takes text before and after (previous_text, previous_request_ids, ...). */
  takesContext: boolean;
  /** Takes every phrase in square brackets for an audio tag; others only well-known ones. */
  readsAudioTags: boolean;
  concurrencyGroup: string;
}

const english = ['en'];
const multilingualV1 = ['en', 'de', 'pl', 'es', 'it', 'fr', 'pt', 'hi'];
const multilingualV2 = [
  ...['en', 'ja', 'zh', 'de', 'hi', 'fr', 'ko', 'pt', 'it', 'es', 'id', 'nl', 'tr', 'fil', 'pl'],
  ...['sv', 'bg', 'ro', 'ar', 'cs', 'el', 'fi', 'hr', 'ms', 'sk', 'da', 'ta', 'uk', 'ru'],
];
const version25 = [...multilingualV2, 'hu', 'no', 'vi'];

type Traits = Partial<SpeechModel> & Pick<SpeechModel, 'id' | 'name' | 'description' | 'characterLimit'>;

const model = (traits: Traits): SpeechModel => ({
  speaks: true,
  convertsVoices: false,
  preference: 'best',
  rate: 1,
  languages: 'all',
  usesStyle: true,
  usesSpeakerBoost: true,
  takesContext: true,
  readsAudioTags: false,
  concurrencyGroup: 'standard',
  ...traits,
});

const fastModel = (traits: Traits): SpeechModel =>
  model({ preference: 'fast', rate: 0.5, usesStyle: false, concurrencyGroup: 'turbo', ...traits });

const conversionModel = (traits: Omit<Traits, 'characterLimit'>): SpeechModel =>
  model({ ...traits, characterLimit: 10_000, speaks: false, convertsVoices: true });

export const modelCatalog: readonly SpeechModel[] = [
  model({
    id: 'eleven_v3',
    name: 'Eleven v3',
    description: 'The most expressive model, for texts up to 5,000 characters.',
    characterLimit: 5_000,
    usesSpeakerBoost: false,
    takesContext: false,
    readsAudioTags: true,
  }),
  model({
    id: 'eleven_multilingual_v2',
    name: 'Eleven Multilingual v2',
    description: 'The best quality in every language. For voice-overs, audiobooks and other finished work.',
    characterLimit: 10_000,
    languages: multilingualV2,
  }),
  fastModel({
    id: 'eleven_flash_v2_5',
    name: 'Eleven Flash v2.5',
    description: 'The fastest to start speaking, in many languages. For conversations and live use.',
    characterLimit: 40_000,
    languages: version25,
  }),
  fastModel({
    id: 'eleven_turbo_v2_5',
    name: 'Eleven Turbo v2.5',
    description: 'Fast to start speaking, in many languages.',
    characterLimit: 40_000,
    languages: version25,
  }),
  fastModel({
    id: 'eleven_flash_v2',
    name: 'Eleven Flash v2',
    description: 'The fastest to start speaking, in English.',
    characterLimit: 30_000,
    languages: english,
  }),
  fastModel({
    id: 'eleven_turbo_v2',
    name: 'Eleven Turbo v2',
    description: 'Fast to start speaking, in English.',
    characterLimit: 30_000,
    languages: english,
  }),
  model({
    id: 'eleven_monolingual_v1',
    name: 'Eleven English v1',
    description: 'English, for programs that still ask for this older model.',
    characterLimit: 10_000,
    languages: english,
    usesStyle: false,
    usesSpeakerBoost: false,
  }),
  model({
    id: 'eleven_multilingual_v1',
    name: 'Eleven Multilingual v1',
    description: 'Eight languages, for programs that still ask for this older model.',
    characterLimit: 10_000,
    languages: multilingualV1,
    usesStyle: false,
    usesSpeakerBoost: false,
  }),
  conversionModel({
    id: 'eleven_multilingual_sts_v2',
    name: 'Eleven Multilingual STS v2',
    description: 'Changes the voice of a recording, in any language.',
    languages: multilingualV2,
  }),
  conversionModel({
    id: 'eleven_english_sts_v2',
    name: 'Eleven English STS v2',
    description: 'Changes the voice of an English recording.',
    languages: english,
  }),
];

/** What speaks when a request names no model. */
export const defaultModelId = 'eleven_multilingual_v2';
