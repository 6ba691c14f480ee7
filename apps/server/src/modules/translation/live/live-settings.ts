import { type LiveQuery, liveQuery } from '@mynah/contract/translation/live';
import { withoutAbsentFields } from '../../../platform/http/absent-values.ts';
import { normalTag } from '../../../platform/translation/index.ts';
import { LiveFault } from './live-fault.ts';

/** What the two sockets differ in. */
export interface LiveWire {
  /** What they call words that will not change any more. */
  committed: 'committed_transcript' | 'final_transcript';
  /** PCM goes out with both sides, as live dubbing has it. */
  isStereo: boolean;
  /** Kinds of errors that they have no word for, and what they say instead. */
  faults: Readonly<Record<string, string>>;
}

/** The parameters of a connection, languages as the product writes them (`pt` for `por`). @throws LiveFault `invalid_request` */
export function readSettings(raw: unknown): LiveQuery {
  const parsed = liveQuery.safeParse(withoutAbsentFields(liveQuery, onTheWire(raw)));
  if (parsed.success) {
    const { source_language: source, target_language: target } = parsed.data;
    return {
      ...parsed.data,
      source_language: source === 'auto' ? source : normalTag(source),
      target_language: normalTag(target),
    };
  }
  const [issue] = parsed.error.issues;
  throw new LiveFault('invalid_request', `${issue?.path.join('.')}: ${issue?.message}`);
}

/** The route reads the address without knowing its parameters, and has given them the inside's names already. */
const onTheWire = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** Seconds of silence after which what was said is translated. */
const pauses = { low: 1, medium: 0.6, high: 0.3 } as const;
/** And what is said without a pause, in pieces of about so much. */
const pieces = { low: 12_000, medium: 8_000, high: 5_000 } as const;

export const pieceMsOf = ({ eagerness }: LiveQuery): number => pieces[eagerness];

/** How speech is heard for it. */
export const hearingOf = (query: LiveQuery, language: string | undefined) => ({
  language,
  query: {
    commit_strategy: 'vad' as const,
    vad_silence_threshold_secs: pauses[query.eagerness],
    vad_threshold: query.vad_threshold,
    min_speech_duration_ms: 100,
    min_silence_duration_ms: 100,
  },
});
