import { type Failure, failureKindTraits, toFailure } from '../../../platform/errors/index.ts';
import { idOf } from '../../../platform/ids/id-of.ts';
import { type Step, WorkEnded } from '../../../platform/workflows/index.ts';
import * as library from '../../voices/library/index.ts';
import { tellChanged } from '../dubbing-events.ts';
import { findSegment, findSpeaker, listPitches, nextStart } from '../segments.store.ts';
import { findLine, insertTake, listTakesOf, settleLine, updateLines } from '../targets.store.ts';
import { roomOf } from './fit-line.ts';
import { usualPitch } from './follow-pitch.ts';
import { contentHashOf } from './line-content.ts';
import type { Making } from './making.ts';
import { speakLine } from './speak-line.ts';
import { isOwn, likenessOf, voiceOf } from './voice-of-line.ts';

/** Speaks one line. One that cannot be spoken does not keep the others silent: it says why. */
export async function makeLine(making: Making, segmentId: string, step: Step): Promise<string | null> {
  const { platform, target, dubbing } = making;
  try {
    return await takeOf(making, segmentId, step);
  } catch (cause) {
    if (cause instanceof WorkEnded || step.signal.aborted) throw cause;
    const failure = toFailure(cause);
    if (isOfAll(failure)) throw cause;
    if (failure.kind === 'internal')
      platform.log.error({ dubbing: dubbing.id, segment: segmentId, err: failure.cause }, 'a line failed');
    await platform.db.transaction(async (transaction) => {
      const { message } = failure;
      await updateLines(transaction, target, [segmentId], { state: 'failed', error: message });
      await tellChanged(platform, transaction, dubbing, {
        language: target.language,
        segmentIds: [segmentId],
      });
    });
    return null;
  }
}

/** What is the matter with the server or the account is no fault of a line. */
const isOfAll = ({ kind }: Failure): boolean =>
  kind !== 'internal' && (kind === 'quota' || failureKindTraits[kind].retryJob);

async function takeOf(
  { platform, work, dubbing, target, actor, round }: Making,
  segmentId: string,
  step: Step,
): Promise<string | null> {
  const { db, clock } = platform;
  const segment = await findSegment(db, dubbing, segmentId);
  const line = await findLine(db, target, segmentId);
  const speaker = segment && (await findSpeaker(db, dubbing, segment.speakerId));
  // it was deleted meanwhile, or is to be translated again first
  if (!segment || !line || line.translation === null || !speaker) return null;
  if (line.translation.trim() === '') {
    // nothing is said there, and that is no fault
    await settleLine(db, target, line, null);
    return null;
  }
  const contentHash = contentHashOf({ text: line.translation, segment, speaker, target });
  const { attempt } = line;
  const known = (await listTakesOf(db, target, contentHash)).find((take) => take.attempt === attempt);
  if (known) {
    await settleLine(db, target, line, known.id);
    return known.id;
  }
  const voice = await voiceOf(platform, actor, speaker, {
    language: target.language,
    accent: dubbing.options.accent,
  });
  const spoken = await speakLine(platform, actor, {
    text: line.translation,
    shorter: line.shorter,
    voice,
    speaker: { ...speaker, similarity: likenessOf(speaker, target) },
    language: target.language,
    placeMs: segment.endMs - segment.startMs,
    roomMs: roomOf(segment, await nextStart(db, dubbing, segment.endMs), dubbing.durationMs),
    pitch: {
      lineHz: segment.pitchHz,
      usualHz: usualPitch(await listPitches(db, dubbing, speaker.id)),
      isOwn: isOwn(speaker) && speaker.ownVoice !== null,
    },
    key: `${contentHash}.${attempt}`,
    signal: step.signal,
  });
  const { file, uses, ...facts } = spoken;
  const audioBlob = await step.persist(file);
  const id = idOf(work.id, String(round), segmentId, contentHash, String(attempt));
  await db.transaction(async (transaction) => {
    await work.handOver(transaction, [audioBlob]);
    await insertTake(transaction, {
      ...facts,
      id,
      dubbingId: dubbing.id,
      workspaceId: dubbing.workspaceId,
      targetId: target.id,
      segmentId,
      contentHash,
      attempt,
      voiceId: speaker.voice,
      audioBlob,
      audioBytes: file.length,
      createdAt: clock.now(),
    });
    if (uses.length > 0) await library.recordSharedUse(platform, transaction, { actor, uses, reference: id });
    await settleLine(transaction, target, line, id);
    await tellChanged(platform, transaction, dubbing, {
      language: target.language,
      segmentIds: [segmentId],
    });
  });
  return id;
}
