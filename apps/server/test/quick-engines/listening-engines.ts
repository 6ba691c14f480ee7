import { EngineFailure } from '@mynah/engine-spec';
import { defineTaskEngine, type TranscribedWord } from '@mynah/engine-spec/tasks';
import { whisperLanguages } from '@mynah/engine-whisper';
import { findWords, isLoud, loudnessOf, sampleRateHz } from './loud-words.ts';

const maxWindowMs = 30_000;

function requireHearable(samples: Float32Array, language = 'en'): void {
  if (samples.length === 0) throw new EngineFailure('unspeakable', 'there is no sound in the window');
  if (samples.length > (maxWindowMs * sampleRateHz) / 1000)
    throw new EngineFailure('unsupported', 'the window is too long');
  if (!whisperLanguages.includes(language))
    throw new EngineFailure('unsupported', `the language ${language} is not known`);
}

const certain = { spaceBefore: true, logProbability: -0.1 };

/** Hears a word wherever there is sound. */
export const quickTranscription = defineTaskEngine({
  task: 'transcription',
  name: 'quick-ear',
  packs: [],
  traits: { languages: whisperLanguages, maxWindowMs, wordTimes: true, translates: true },
  open: async () => ({
    async *run({ samples, language, wordTimes }, signal) {
      requireHearable(samples, language);
      if (signal.aborted) return;
      yield { type: 'language', language: language ?? 'en', probability: language ? 1 : 0.9 };
      if (signal.aborted) return;
      const heard: TranscribedWord[] = findWords(samples).map((word) => ({ ...word, ...certain }));
      const text = heard.map((word) => word.text).join(' ');
      yield { type: 'text', text, words: wordTimes ? heard : [], noSpeech: text === '' ? 1 : 0 };
    },
    dispose: async () => {},
  }),
});

/** Spreads the words of the text evenly over the sound. */
export const quickAlignment = defineTaskEngine({
  task: 'alignment',
  name: 'quick-ear',
  packs: [],
  traits: { languages: whisperLanguages, maxWindowMs },
  open: async () => ({
    async *run({ samples, text, language }, signal) {
      requireHearable(samples, language);
      const texts = text.split(/\s+/).filter((word) => word !== '');
      if (texts.length === 0) throw new EngineFailure('unspeakable', 'there is no word in the text');
      if (signal.aborted) return;
      const eachMs = samples.length / (sampleRateHz / 1000) / texts.length;
      const times = (index: number) => ({ startMs: index * eachMs, endMs: (index + 1) * eachMs });
      yield {
        type: 'words',
        words: texts.map((word, index) => ({ text: word, ...times(index), ...certain })),
        loss: 0.5,
      };
    },
    dispose: async () => {},
  }),
});

/** Takes whatever is loud for speech. */
export const quickVoiceActivity = defineTaskEngine({
  task: 'voice-activity',
  name: 'quick-ear',
  packs: [],
  traits: { frameMs: 32 },
  open: async () => ({
    async *run({ samples }, signal) {
      if (signal.aborted) return;
      const probabilities = loudnessOf(samples, 32).map((loudness) => (isLoud(loudness) ? 1 : 0));
      yield { type: 'probabilities', probabilities };
    },
    dispose: async () => {},
  }),
});

const dimensions = 192;

/** A voice is how its sound is spread over lags: of one pitch and color the same, of others another. */
export const quickSpeaker = defineTaskEngine({
  task: 'speaker',
  name: 'quick-ear',
  packs: [],
  traits: { dimensions, sameVoice: 0.9 },
  open: async () => ({
    async *run({ stretches }, signal) {
      for (const [index, stretch] of stretches.entries()) {
        if (signal.aborted) return;
        yield { type: 'vector', index, vector: unitVector(correlations(stretch)) };
      }
    },
    dispose: async () => {},
  }),
});

/** Autocorrelation at short lags, of the first ten seconds. */
function correlations(samples: Float32Array): Float32Array {
  const heard = samples.subarray(0, 10 * sampleRateHz);
  return Float32Array.from({ length: dimensions }, (_, lag) => {
    let sum = 0;
    for (let at = 0; at + lag < heard.length; at += 4) sum += heard[at]! * heard[at + lag]!;
    return sum;
  });
}

function unitVector(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  if (length === 0) vector[0] = 1;
  return vector.map((value) => value / (length || 1));
}

/** Every word, with the language that it was to be read in. */
export const quickPronunciation = defineTaskEngine({
  task: 'pronunciation',
  name: 'quick-reader',
  packs: [],
  traits: {},
  open: async () => ({
    async *run({ text, languages }, signal) {
      for (const language of languages) {
        if (signal.aborted) return;
        yield { type: 'pronunciation', language, ipa: `${text.toLowerCase()}-${language}` };
      }
    },
    dispose: async () => {},
  }),
});
