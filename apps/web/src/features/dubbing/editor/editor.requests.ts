import { dubbingLimits } from '@mynah/contract/dubbing/dubbing-values';
import type { DubbingEditor, DubbingLine } from '@mynah/contract/dubbing/editor';
import { queryOptions } from '@tanstack/react-query';
import type { Line, Speaker } from '#web/features/dubbing/document/dub-document.ts';
import type { KnownDub, LineFacts } from '#web/features/dubbing/document/line-facts.ts';
import { dubsKey } from '#web/features/dubbing/dubbing.requests.ts';
import type { DubAddress } from '#web/features/dubbing/editor/dub-address.ts';
import type { DubChanges } from '#web/features/dubbing/saving/dub-changes.ts';
import { call, request } from '#web/shared/api/call.ts';

const of = ({ dubbingId, language }: DubAddress) => ({
  params: { dubbing_id: dubbingId, language_code: language },
});

/** Only the editor changes it once it is open, so it is asked for anew at every opening and never in between. */
export const openedQuery = (address: DubAddress) =>
  queryOptions({
    queryKey: [...dubsKey, 'editor', address.dubbingId, address.language],
    queryFn: ({ signal }) => fetchOpened(address, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

const fetchOpened = (address: DubAddress, signal?: AbortSignal): Promise<DubbingEditor> =>
  call('GET /v1/dubbing/{dubbing_id}/editor/{language_code}', { ...of(address), signal });

export const fetchKnownDub = async (address: DubAddress): Promise<KnownDub> =>
  knownDub(await fetchOpened(address));

/** What the server knows of some lines, and the revision of the whole. */
export async function fetchFacts(
  address: DubAddress,
  segmentIds: readonly string[],
): Promise<Pick<KnownDub, 'revision' | 'facts'>> {
  const { revision, facts } = knownDub(
    await call('GET /v1/dubbing/{dubbing_id}/editor/{language_code}', {
      ...of(address),
      query: { segment_ids: [...segmentIds] },
    }),
  );
  return { revision, facts };
}

/** What of an answer is undone and saved, and what is only known of it. */
export const knownDub = ({
  revision,
  speakers,
  lines,
}: Pick<DubbingEditor, 'revision' | 'speakers' | 'lines'>): KnownDub => ({
  revision,
  document: { speakers: speakers.map(toSpeaker), lines: lines.map(toLine) },
  facts: factsOf(lines),
});

const factsOf = (lines: readonly DubbingLine[]): ReadonlyMap<string, LineFacts> =>
  new Map(lines.map((line) => [line.segment_id, toFacts(line)]));

const toSpeaker = ({ speaker_id, name, voice_id }: DubbingEditor['speakers'][number]): Speaker => ({
  id: speaker_id,
  name,
  voiceId: voice_id,
});

const toLine = (line: DubbingLine): Line => ({
  id: line.segment_id,
  speakerId: line.speaker_id,
  startMs: line.start_ms,
  endMs: line.end_ms,
  sourceText: line.source_text,
  text: line.text ?? '',
  isLocked: line.is_locked,
});

const toFacts = ({ dub, is_stale, fit, state, error, takes }: DubbingLine): LineFacts => ({
  sound: dub
    ? { takeId: dub.take_id, startMs: dub.start_ms, durationMs: dub.duration_ms, peaks: dub.peaks }
    : undefined,
  isStale: is_stale,
  isTooLong: fit === 'too_long',
  isMaking: state === 'translating' || state === 'speaking',
  error: state === 'failed' ? (error ?? '') : undefined,
  takes: takes.map(({ take_id, text, duration_ms }) => ({ id: take_id, text, durationMs: duration_ms })),
});

const fromLine = (line: Line) => ({
  segment_id: line.id,
  speaker_id: line.speakerId,
  start_ms: line.startMs,
  end_ms: line.endMs,
  source_text: line.sourceText,
  text: line.text.trim() === '' ? null : line.text,
  is_locked: line.isLocked,
});

const inBatches = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / dubbingLimits.changedSegments)) }, (_, at) =>
    items.slice(at * dubbingLimits.changedSegments, (at + 1) * dubbingLimits.changedSegments),
  );

/**
 * As many writes as it takes, each upon the one before. Who speaks comes with the last: a speaker leaves when nobody
 * says their lines any more.
 */
export async function saveDub(
  address: DubAddress,
  { lines, deletedIds, speakers }: DubChanges,
  revision: number,
): Promise<Pick<KnownDub, 'revision' | 'facts'>> {
  const facts = new Map<string, LineFacts>();
  let upon = revision;
  const [changed, deleted] = [inBatches(lines), inBatches(deletedIds)];
  const count = Math.max(changed.length, deleted.length);
  for (let at = 0; at < count; at += 1) {
    const answer = await call('PATCH /v1/dubbing/{dubbing_id}/editor/{language_code}', {
      ...of(address),
      json: {
        revision: upon,
        lines: (changed[at] ?? []).map(fromLine),
        deleted_segment_ids: deleted[at] ?? [],
        speakers:
          speakers && at === count - 1
            ? speakers.map(({ id, name, voiceId }) => ({ speaker_id: id, name, voice_id: voiceId }))
            : undefined,
      },
    });
    upon = answer.revision;
    for (const [id, known] of factsOf(answer.lines)) facts.set(id, known);
  }
  return { revision: upon, facts };
}

export async function speakLines(address: DubAddress, ids: readonly string[], again: boolean): Promise<void> {
  for (const segment_ids of inBatches(ids))
    await call('POST /v1/dubbing/{dubbing_id}/editor/{language_code}/speak', {
      ...of(address),
      json: { segment_ids, again },
    });
}

export async function translateLines(address: DubAddress, ids: readonly string[]): Promise<void> {
  for (const segment_ids of inBatches(ids))
    await call('POST /v1/dubbing/{dubbing_id}/editor/{language_code}/translate', {
      ...of(address),
      json: { segment_ids },
    });
}

export const chooseTake = (address: DubAddress, lineId: string, takeId: string) =>
  call('POST /v1/dubbing/{dubbing_id}/editor/{language_code}/lines/{segment_id}/take', {
    params: { ...of(address).params, segment_id: lineId },
    json: { take_id: takeId },
  });

export const fetchTake = ({ dubbingId }: DubAddress, takeId: string): Promise<Response> =>
  request('GET /v1/dubbing/{dubbing_id}/takes/{take_id}/audio', {
    params: { dubbing_id: dubbingId, take_id: takeId },
  });

export const fetchSource = (dubbingId: string, signal: AbortSignal): Promise<Response> =>
  request('GET /v1/dubbing/{dubbing_id}/source', { params: { dubbing_id: dubbingId }, signal });

export const fetchBackground = (dubbingId: string, signal: AbortSignal): Promise<Response> =>
  request('GET /v1/dubbing/{dubbing_id}/background', { params: { dubbing_id: dubbingId }, signal });
