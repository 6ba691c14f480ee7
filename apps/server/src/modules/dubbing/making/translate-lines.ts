import { localeOf } from '@mynah/contract/voices/dialect-locales';
import type { Platform } from '../../../platform/platform.ts';
import { countSyllables, findTranslators, translate } from '../../../platform/translation/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import type { SegmentRow } from '../segments.tables.ts';
import type { TargetRow } from '../targets.tables.ts';
import { hearTranslation } from './hear-translation.ts';

export interface TranslatedLine {
  segmentId: string;
  sourceText: string;
  text: string;
  shorter: string[];
}

interface Translation {
  dubbing: DubbingRow;
  target: Pick<TargetRow, 'language'>;
  segments: readonly SegmentRow[];
  /** What speakers are called, by id. */
  names: ReadonlyMap<string, string>;
  signal: AbortSignal;
}

/** Wordings with fewer syllables, from which one that fits is chosen. */
const alternatives = 2;
/** A translation may be a little longer than its original: silence behind it is borrowed. */
const roomForWords = 1.1;

/**
 * What segments say in a language. In the same language it is what they say.
 * @throws Failure `unsupported_language_pair`, `translation_unavailable`
 */
export async function translateLines(
  platform: Platform,
  { dubbing, target, segments, names, signal }: Translation,
): Promise<{ lines: TranslatedLine[] }> {
  const source = dubbing.language ?? 'en';
  const lineOf = ({ id, text }: SegmentRow, said: string, shorter: readonly string[]): TranslatedLine => ({
    segmentId: id,
    sourceText: text,
    text: said,
    shorter: [...shorter],
  });
  if (primaryOf(source) === primaryOf(target.language))
    return { lines: segments.map((segment) => lineOf(segment, segment.text, [])) };
  const offers = await findTranslators(platform, { source, target: target.language }, signal);
  if (offers[0]?.takes === 'speech') {
    const texts = await hearTranslation(platform, { dubbing, source, segments, signal });
    const lines = segments.map((segment, at) => lineOf(segment, texts[at] ?? '', []));
    return { lines };
  }
  const { translations } = await translate(platform, {
    source,
    // the region that the accent is at home in, for who knows its ways of saying things
    target: localeOf(target.language, dubbing.options.accent),
    texts: segments.map(({ text, speakerId }) => ({
      text,
      speaker: names.get(speakerId),
      maxSyllables: Math.ceil(countSyllables(text, source) * roomForWords),
    })),
    context: dubbing.name,
    doNotTranslate: dubbing.options.keyterms,
    alternatives,
    caller: dubbing.workspaceId,
    waitsForModel: true,
    signal,
  });
  const lines = segments.map((segment, at) => {
    const { text = '', shorter = [] } = translations[at] ?? {};
    return lineOf(segment, text, shorter);
  });
  return { lines };
}
