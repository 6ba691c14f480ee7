import type { Platform } from '../platform.ts';
import { primaryTag } from './languages.ts';
import type { LanguagePair, TranslatorOffer } from './translator.ts';

type Engines = Pick<Platform, 'engines'>;

/** From these languages into English (docs/quality.md). */
const measured: Readonly<Record<string, number>> = { pt: 57.5, es: 65.7, fr: 55.6 };

/** An engine for transcription that writes English whatever is said. */
const translatingEngine = ({ engines }: Engines) =>
  engines.engines('transcription').find(({ traits }) => traits.translates);

/** Speech into English by the engine of transcription: rougher than what reads the words, and there for all it hears. */
export function speechTranslation(platform: Engines, { source, target }: LanguagePair): TranslatorOffer[] {
  const engine = translatingEngine(platform);
  if (!engine || primaryTag(target) !== 'en' || !engine.traits.languages.includes(primaryTag(source)))
    return [];
  return [
    {
      engine: engine.name,
      title: 'Whisper',
      note: 'Writes English straight from the recording; rougher than a translation of the words.',
      chrf: measured[primaryTag(source)],
      shortens: false,
      readsContext: false,
      isRemote: engine.isRemote,
      takes: 'speech',
    },
  ];
}

export interface SpeechToTranslate {
  /** Mono, 16 kHz; at most `maxWindowMs` of the engine, which are 30 s. */
  samples: Float32Array;
  /** BCP 47 tag. */
  source: string;
  caller: string;
  waitsForModel?: boolean | undefined;
  signal: AbortSignal;
}

/** What is said, in English. Empty for silence. @throws EngineFailure */
export async function translateSpeech(
  platform: Engines,
  { samples, source, ...options }: SpeechToTranslate,
): Promise<string> {
  const request = { samples, language: primaryTag(source), task: 'translate', wordTimes: false } as const;
  const engine = translatingEngine(platform)?.name;
  const parts = platform.engines.run('transcription', request, {
    ...options,
    waitsForModel: options.waitsForModel ?? false,
    ...(engine && { engine }),
  });
  for await (const part of parts) if (part.type === 'text') return part.text.trim();
  return '';
}
