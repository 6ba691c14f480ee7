import { edit } from '@mynah/audio';
import { apertiumEngine } from '@mynah/engine-apertium';
import { bergamotEngine } from '@mynah/engine-bergamot';
import { chrf } from '@mynah/engine-spec/chrf';
import type { LanguagePair, TaskEngineDefinition } from '@mynah/engine-spec/tasks';
import { whisperTranscription } from '@mynah/engine-whisper';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import { type KnownSentence, sentences } from './translation/sentences.ts';

const method = `${sentences.length} sentences of everyday speech in English, Portuguese (Brazil), Spanish, French and German, each the reference for
the others; written for this, they ship with the product under its license. Every pair that is on the machine is measured:
Bergamot with the models in the packs folder, Apertium where it is installed. The judge is chrF2 (Popović 2015), 0 to 100,
which compares runs of one to six letters with the reference: a good translation in other words has less than 100. Floor:
the source as it is. Whisper base writes English straight from our own voices, over the first twelve sentences; beside it
stands what Bergamot makes of their text, where it can.`;

type Language = keyof KnownSentence;
const languages: readonly Language[] = ['en', 'pt', 'es', 'fr', 'de'];
const isKnown = (tag: string): tag is Language => languages.some((language) => language === tag);

/** How near the translations of what is built in come to the references. */
export async function translationPart(context: QualityContext): Promise<QualityResult> {
  const rows: (string | number)[][] = [];
  for (const engine of [bergamotEngine, apertiumEngine]) {
    for (const pair of await pairsOf(context, engine)) {
      if (!isKnown(pair.source) || !isKnown(pair.target)) continue;
      rows.push(await measurePair(context, engine, { source: pair.source, target: pair.target }));
    }
  }
  return {
    method,
    tables: [
      {
        title: 'chrF of translated texts',
        columns: ['', 'chrF', 'floor', 'numbers kept', 'ms a sentence'],
        rows,
      },
      await measureSpeech(context),
    ],
  };
}

type Engine = TaskEngineDefinition<'translation'>;

async function pairsOf(context: QualityContext, engine: Engine) {
  const [part] = await context.run(engine, { kind: 'pairs' });
  return part?.type === 'pairs' ? part.pairs : [];
}

interface KnownPair {
  source: Language;
  target: Language;
}

async function measurePair(
  context: QualityContext,
  engine: Engine,
  { source, target }: KnownPair,
): Promise<(string | number)[]> {
  const texts = sentences.map((sentence) => sentence[source]);
  const references = sentences.map((sentence) => sentence[target]);
  // the model is loaded before it is timed
  await translate(context, engine, { source, target }, texts.slice(0, 1));
  const began = performance.now();
  const translated = await translate(context, engine, { source, target }, texts);
  const ms = (performance.now() - began) / texts.length;
  const score = chrf(translated, references);
  context.tell(`${engine.name} ${source} to ${target}: ${score.toFixed(1)}`);
  return [
    `${engine.name}, ${source} → ${target}`,
    score.toFixed(1),
    chrf(texts, references).toFixed(1),
    numbersKept(texts, translated),
    Math.round(ms),
  ];
}

async function translate(
  context: QualityContext,
  engine: Engine,
  pair: LanguagePair,
  texts: readonly string[],
): Promise<string[]> {
  const parts = await context.run(engine, { kind: 'translate', ...pair, texts });
  return parts.flatMap((part) => (part.type === 'translation' ? [part.text] : []));
}

function numbersKept(texts: readonly string[], translated: readonly string[]): string {
  const numbers = texts.flatMap((text, index) =>
    (text.match(/\d+/g) ?? []).map((digits) => translated[index]?.includes(digits) === true),
  );
  return `${numbers.filter(Boolean).length} of ${numbers.length}`;
}

const spoken = sentences.slice(0, 12);
const voices = { pt: 'pf_dora', es: 'ef_dora', fr: 'ff_siwis' } as const;

async function measureSpeech(context: QualityContext): Promise<QualityResult['tables'][number]> {
  const references = spoken.map(({ en }) => en);
  const rows: (string | number | undefined)[][] = [];
  for (const language of ['pt', 'es', 'fr'] as const) {
    const heard: string[] = [];
    for (const sentence of spoken)
      heard.push(await hear(context, { text: sentence[language], voice: voices[language], language }));
    const texts = spoken.map((sentence) => sentence[language]);
    const peer = (await pairsOf(context, bergamotEngine)).some(
      ({ source, target }) => source === language && target === 'en',
    );
    const byText = peer
      ? await translate(context, bergamotEngine, { source: language, target: 'en' }, texts)
      : undefined;
    context.tell(`whisper ${language} to en: ${chrf(heard, references).toFixed(1)}`);
    rows.push([
      `whisper, ${language} → en`,
      chrf(heard, references).toFixed(1),
      chrf(texts, references).toFixed(1),
      byText && chrf(byText, references).toFixed(1),
    ]);
  }
  return {
    title: 'chrF of speech that Whisper base writes in English',
    columns: ['', 'chrF', 'floor', 'bergamot, from the text'],
    rows,
  };
}

async function hear(
  context: QualityContext,
  { text, voice, language }: { text: string; voice: string; language: string },
): Promise<string> {
  const { samples, sampleRateHz } = await context.speak(text, { voice, language });
  const request = {
    samples: edit.resample(samples, sampleRateHz, 16_000),
    language,
    task: 'translate',
    wordTimes: false,
  } as const;
  const parts = await context.run(whisperTranscription, request);
  return parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('')
    .trim();
}
