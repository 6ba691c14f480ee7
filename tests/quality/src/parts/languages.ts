import { joinSamples, Resampler } from '@mynah/audio';
import { createEspeakEngine, espeakVoices } from '@mynah/engine-espeak';
import { spokenVoices } from '@mynah/engine-kokoro/voices';
import { definitionOf, neutralDelivery, type SpeechEngine, type VoiceDefinition } from '@mynah/engine-spec';
import { planSpeech } from '@mynah/text';
import type { QualityContext, QualityPart } from '../quality-part.ts';
import { HEARING_RATE_HZ } from '../recordings.ts';
import { hearErrors, judgeSound, type SpokenSentence } from './languages/hear.ts';
import { listLanguages, readSentences } from './languages/texts.ts';

/** Whose manner and whose sound are tried for a language: the voices that were understood at all. */
const candidates: readonly (readonly [prosody: string, timbre: readonly string[]])[] = [
  ['pf_dora', ['pf_dora', 'ff_siwis']],
  ['if_sara', ['if_sara']],
  ['ef_dora', ['ef_dora']],
  ['ff_siwis', ['ff_siwis']],
  ['pm_alex', ['pm_alex', 'im_nicola']],
  ['im_nicola', ['im_nicola']],
];

/** Sentences of each of the four kinds: for the search, and for what is measured. */
const searched = 1;
const measured = 3;

const fixed = (value: number): string => value.toFixed(2);

/** The voices of the languages that the model was never taught, beside the robotic fallback; and the search for their donors. */
export const languagesPart: QualityPart = async (context) => {
  const chosen: (string | number)[][] = [];
  const search: string[][] = [];
  const fallback = createEspeakEngine({ packFolder: () => undefined, threads: 1, log: context.tell })!;
  try {
    for (const language of await listLanguages()) {
      context.tell(`${language}…`);
      chosen.push(await measureLanguage(context, fallback, language));
      if (process.env.MYNAH_QUALITY_SEARCH) search.push(await searchDonors(context, language));
    }
  } finally {
    await fallback.dispose();
  }
  const mean = (column: number): number =>
    chosen.reduce((sum, row) => sum + Number(row[column]), 0) / chosen.length;
  return {
    method:
      'Twelve sentences a language (news, dialogue, numbers, names) spoken by the first woman and the first man of the ' +
      'language and by the robotic fallback, transcribed by Whisper base with the language named. Share of wrong ' +
      'characters; both sides are compared as they are spoken, without case, punctuation and spaces. Floor: the ' +
      'fallback, heard by the same judge, which knows some of these languages poorly. P.808: DNSMOS by speechmos.',
    tables: [
      {
        title: 'Wrong characters and mean opinion by language',
        columns: ['language', 'fallback', 'woman', 'man', 'fallback P.808', 'woman P.808', 'man P.808'],
        rows: [...chosen, ['**all**', ...[1, 2, 3, 4, 5, 6].map((column) => fixed(mean(column)))]],
      },
      ...(search.length > 0
        ? [
            {
              title: 'Wrong characters by manner and sound, four sentences each',
              columns: [
                'language',
                ...candidates.map(([prosody, timbre]) => `${prosody} × ${timbre.join(', ')}`),
              ],
              rows: search,
            },
          ]
        : []),
    ],
  };
};

async function measureLanguage(
  context: QualityContext,
  fallback: SpeechEngine,
  language: string,
): Promise<(string | number)[]> {
  const texts = await readSentences(language, measured);
  const robotic = await speakFallback(context, fallback, texts, language);
  const [woman, man] = ['female', 'male'].map(
    (gender) =>
      spokenVoices.find(({ languages, labels }) => languages[0] === language && labels.gender === gender)!,
  );
  const speakers = [
    robotic,
    await speakAll(context, texts, { language, voice: woman!.id }),
    await speakAll(context, texts, { language, voice: man!.id }),
  ];
  const errors: string[] = [];
  const opinions: string[] = [];
  for (const sentences of speakers) {
    errors.push(fixed(await hearErrors(context, sentences, language)));
    opinions.push(fixed(await judgeSound(context, sentences)));
  }
  return [language, ...errors, ...opinions];
}

async function searchDonors(context: QualityContext, language: string): Promise<string[]> {
  const texts = await readSentences(language, searched);
  const row = [language];
  for (const [prosody, timbre] of candidates) {
    const voices = timbre.map((voice) => ({ voice, weight: 1 }));
    const definition: VoiceDefinition = { ...definitionOf(prosody), timbre: { voices } };
    const sentences = await speakAll(context, texts, { language, voice: prosody, definition });
    row.push(fixed(await hearErrors(context, sentences, language)));
  }
  return row;
}

async function speakAll(
  context: QualityContext,
  texts: readonly string[],
  options: { language: string; voice: string; definition?: VoiceDefinition },
): Promise<SpokenSentence[]> {
  const sentences: SpokenSentence[] = [];
  for (const text of texts) {
    const parts: Float32Array[] = [];
    for (const spoken of planOf(text, options.language)) {
      const { samples, sampleRateHz } = await context.speak(spoken, options);
      parts.push(toHearing(samples, sampleRateHz));
    }
    sentences.push({ text, samples: joinSamples(parts) });
  }
  return sentences;
}

async function speakFallback(
  { signal }: QualityContext,
  engine: SpeechEngine,
  texts: readonly string[],
  language: string,
): Promise<SpokenSentence[]> {
  const voice = espeakVoices[0]!.id;
  const sentences: SpokenSentence[] = [];
  for (const text of texts) {
    const parts: Float32Array[] = [];
    for (const spoken of planOf(text, language)) {
      const request = {
        text: spoken,
        language,
        voice,
        delivery: neutralDelivery,
        seed: 1,
        mode: 'whole',
      } as const;
      for await (const part of engine.speak(request, signal))
        if (part.type === 'audio') parts.push(toHearing(part.samples, engine.sampleRateHz));
    }
    sentences.push({ text, samples: joinSamples(parts) });
  }
  return sentences;
}

const planOf = (text: string, language: string): string[] =>
  planSpeech(text, { language, normalization: 'auto', ssml: false, isHeardWhole: true }).segments.map(
    (segment) => segment.text,
  );

function toHearing(samples: Float32Array, rateHz: number): Float32Array {
  const resampler = new Resampler(rateHz, HEARING_RATE_HZ);
  return joinSamples([resampler.write(samples), resampler.finish()]);
}
