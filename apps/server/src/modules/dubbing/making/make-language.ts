import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { Failure, failureKindTraits, toFailure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { actorOf } from '../../../platform/http/stored-actor.ts';
import { idOf } from '../../../platform/ids/id-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  defineWorkflow,
  type StateChange,
  type Step,
  WorkEnded,
  type WorkflowRun,
} from '../../../platform/workflows/index.ts';
import { Generation } from '../../billing/index.ts';
import * as library from '../../voices/library/index.ts';
import { tellChanged, tellPrograms } from '../dubbing-events.ts';
import { findDubbing } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import {
  findSegment,
  findSpeaker,
  listPitches,
  listSegments,
  listSpeakers,
  nextStart,
} from '../segments.store.ts';
import type { SegmentRow, SpeakerRow } from '../segments.tables.ts';
import {
  findLine,
  findTargetOfRun,
  insertTake,
  listLines,
  listTakesOf,
  lockTargetOfRun,
  putLines,
  updateLines,
  updateTarget,
} from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { castSpeakers, waitsForCasting } from './cast-speakers.ts';
import { roomOf } from './fit-line.ts';
import { usualPitch } from './follow-pitch.ts';
import { contentHashOf } from './line-content.ts';
import { type RenderedLanguage, renderLanguage } from './render-language.ts';
import { speakLine } from './speak-line.ts';
import { translateLines } from './translate-lines.ts';
import { isOwn, voiceOf } from './voice-of-line.ts';

/**
 * Makes what waits of a language: translates, gives the speakers their voices, speaks line by line, and mixes where an
 * output is wanted. What is ordered meanwhile is made in a further round of the same work.
 */
export const makeLanguage = defineWorkflow({
  name: 'dubbing.make-language',
  // workers that died, engines that are not ready
  retryLimit: 12,
  expireInSeconds: 20 * 3600,
  atATime: { all: 4, ofGroup: 2 },
  run: async (platform, work) => {
    const target = await findTargetOfRun(platform.db, work);
    const dubbing = target && (await findDubbing(platform.db, { ...target, id: target.dubbingId }));
    // its workspace may have changed just now: the next try finds it there
    if (!dubbing) throw new Failure('system_busy', 'The language was not found.');
    const actor = { ...actorOf(target.actor), workspaceId: work.workspaceId };
    for (let round = 0; ; round++)
      if (await makeRound({ platform, work, dubbing, target, actor, round })) return;
  },
  follow,
});

interface Making {
  platform: Platform;
  work: WorkflowRun;
  dubbing: DubbingRow;
  target: TargetRow;
  /** Who pays. */
  actor: Actor;
  round: number;
}

interface Round {
  translate: string[];
  speak: string[];
  makesOutput: boolean;
  /** Of the language, as it was then: what is made is of it. */
  revision: number;
}

/** True when nothing waits any more. */
async function makeRound(making: Making): Promise<boolean> {
  const { platform, work, round, dubbing, target } = making;
  const plan = await work.step('plan', () => planRound(making), { index: round, weight: 0 });
  if (round === 0) await work.expect(weightOf(plan));
  const segments = await listSegments(platform.db, dubbing);
  if (plan.translate.length > 0) {
    await enterStage(making, 'translate');
    await translateRound(making, plan, segments);
  }
  if (plan.speak.length > 0) {
    await enterStage(making, 'voices');
    await work.step('voices', (step) => castRound(making, step), { index: round, weight: 5 });
    await enterStage(making, 'speak');
    await work.each(`line of ${round}`, plan.speak, (id, step) => makeLine(making, id, step), {
      // one more than there are engines: one waits while another is kept
      atATime: platform.speech.slots + 1,
    });
  }
  if (!plan.makesOutput) return finish(making, undefined);
  const failed = (await listLines(platform.db, target)).find(({ state }) => state === 'failed');
  if (failed) throw new Failure('unprocessable', `A line could not be spoken: ${failed.error ?? ''}`);
  await enterStage(making, 'mix');
  const weight = weightOfMixing(plan);
  const output = await work.step('output', (step) => renderLanguage(platform, dubbing, target, step), {
    index: round,
    weight,
  });
  return finish(making, { ...output, outputRevision: plan.revision });
}

const weightOfMixing = ({ speak }: Round): number => 2 + speak.length * 0.2;

const weightOf = (plan: Round): number =>
  plan.translate.length * 0.3 +
  (plan.speak.length > 0 ? 5 + plan.speak.length : 0) +
  (plan.makesOutput ? weightOfMixing(plan) : 1);

async function planRound({ platform, work, target }: Making): Promise<Round> {
  const lines = await listLines(platform.db, target);
  const current = await findTargetOfRun(platform.db, work);
  const isWritten = (line: (typeof lines)[number]): boolean => line.translation !== null;
  const speak = lines.filter(({ state }) => state === 'speaking');
  return {
    translate: [
      ...lines.filter(({ state }) => state === 'translating'),
      ...speak.filter((line) => !isWritten(line)),
    ].map(({ segmentId }) => segmentId),
    speak: speak.map(({ segmentId }) => segmentId),
    makesOutput: current?.makesOutput ?? false,
    revision: current?.revision ?? 0,
  };
}

async function enterStage({ platform, dubbing, target }: Making, stage: string): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await updateTarget(transaction, target, { stage });
    await tellChanged(platform, transaction, dubbing);
  });
}

async function translateRound(making: Making, plan: Round, segments: readonly SegmentRow[]): Promise<void> {
  const { platform, work, dubbing, target, round } = making;
  const wanted = segments.filter(({ id }) => plan.translate.includes(id));
  const speakers = await listSpeakers(platform.db, dubbing);
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  await work.step(
    'translate',
    ({ signal }) => translateLines(platform, { dubbing, target, segments: wanted, names, signal }),
    {
      index: round,
      weight: wanted.length * 0.3,
      follow: async (transaction, { lines }) => {
        const before = await listLines(transaction, target);
        const said = new Map(lines.map((line) => [line.segmentId, line]));
        await putLines(
          transaction,
          before.flatMap((line) => {
            const one = said.get(line.segmentId);
            if (!one) return [];
            const { text: translation, sourceText, shorter } = one;
            const isSpoken = plan.speak.includes(line.segmentId);
            const settled = isSpoken ? {} : { state: 'idle' as const, error: null };
            return [{ ...line, translation, sourceText, shorter, ...settled }];
          }),
          ['translation', 'sourceText', 'shorter', 'state', 'error'],
        );
        await tellChanged(platform, transaction, dubbing);
      },
    },
  );
}

async function castRound({ platform, dubbing }: Making, { signal }: Step): Promise<null> {
  const { foregroundBlob } = dubbing;
  if (foregroundBlob === null) return null;
  const [speakers, segments] = [
    await listSpeakers(platform.db, dubbing),
    await listSegments(platform.db, dubbing),
  ];
  const waits = (speaker: SpeakerRow): boolean => waitsForCasting(platform, speaker, segments);
  if (!speakers.some(waits)) return null;
  const speech = await fetchBlob(platform, foregroundBlob, signal);
  try {
    await castSpeakers(platform, { dubbing, path: speech.path, speakers, segments, signal });
    return null;
  } finally {
    await speech.remove();
  }
}

/** Speaks one line. One that cannot be spoken does not keep the others silent: it says why. */
async function makeLine(making: Making, segmentId: string, step: Step): Promise<string | null> {
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
  // it was deleted meanwhile
  if (!segment || !line?.translation || !speaker) return null;
  const contentHash = contentHashOf({ text: line.translation, segment, speaker, target });
  const { attempt } = line;
  const known = (await listTakesOf(db, target, contentHash)).find((take) => take.attempt === attempt);
  const choose = { state: 'idle' as const, error: null };
  if (known) {
    await updateLines(db, target, [segmentId], { ...choose, takeId: known.id });
    return known.id;
  }
  const voice = await voiceOf(platform, actor, speaker, target.language);
  const spoken = await speakLine(platform, actor, {
    text: line.translation,
    shorter: line.shorter,
    voice,
    speaker,
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
    await updateLines(transaction, target, [segmentId], { ...choose, takeId: id });
    await tellChanged(platform, transaction, dubbing, {
      language: target.language,
      segmentIds: [segmentId],
    });
  });
  return id;
}

type Output = RenderedLanguage & Pick<TargetRow, 'outputRevision'>;

/** False: more was ordered meanwhile. */
async function finish(making: Making, output: Output | undefined): Promise<boolean> {
  const { platform, work, target } = making;
  const before = await findTargetOfRun(platform.db, work);
  if (!before) throw new WorkEnded();
  const { outputBlob, losslessBlob, reservation } = before;
  let isDone = false;
  const write = async (
    transaction: Parameters<typeof lockTargetOfRun>[0],
    credits: number,
  ): Promise<void> => {
    const locked = await lockTargetOfRun(transaction, work);
    if (!locked) throw new WorkEnded();
    const lines = await listLines(transaction, target);
    const isOpen = lines.some(({ state }) => state === 'translating' || state === 'speaking');
    // settled all the same: what was held is for what is made by now
    isDone = !isOpen && (output !== undefined || !locked.makesOutput);
    if (isDone) await work.complete(transaction, { blobs: output ? blobsOf(output) : [] });
    await updateTarget(transaction, target, {
      reservation: null,
      credits: locked.credits + credits,
      ...(isDone && {
        runId: null,
        stage: null,
        makesOutput: false,
        failureCode: null,
        failureMessage: null,
      }),
      ...(isDone && { ...output, state: settledState({ ...locked, ...output }) }),
    });
    await tellChanged(platform, transaction, making.dubbing);
    if (isDone && output) await tellPrograms(platform, transaction, making.dubbing, target);
  };
  if (reservation) {
    const generation = Generation.resume(platform, reservation);
    await generation.complete((transaction, { credits }) => write(transaction, credits));
  } else await platform.db.transaction((transaction) => write(transaction, 0));
  if (isDone && output)
    for (const key of [outputBlob, losslessBlob])
      if (key !== null && !blobsOf(output).includes(key)) await platform.blobs.remove(key);
  return isDone;
}

const blobsOf = ({ outputBlob, losslessBlob }: RenderedLanguage): string[] => [outputBlob, losslessBlob];

/** Whether there is an output of what the language says now. */
const settledState = ({ outputRevision, revision }: TargetRow): TargetRow['state'] =>
  outputRevision === revision ? 'completed' : 'stale';

/** The row follows the work; work that ends early gives its credits back. */
async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<(() => Promise<void>) | undefined> {
  const target = await lockTargetOfRun(transaction, run);
  const dubbing = target && (await findDubbing(transaction, { ...target, id: target.dubbingId }));
  if (!target || !dubbing) return undefined;
  if (state === 'running') {
    if (target.makesOutput) await updateTarget(transaction, target, { state: 'processing' });
    await tellChanged(platform, transaction, dubbing);
    return undefined;
  }
  const lines = (await listLines(transaction, target)).filter(({ state: of }) => of !== 'idle');
  const waiting = lines.filter((line) => line.state !== 'failed').map(({ segmentId }) => segmentId);
  await updateLines(transaction, target, waiting, { state: 'idle' });
  const told = failure
    ? { code: failure.code, message: failure.message }
    : { code: 'canceled', message: 'The dubbing was canceled.' };
  const { reservation } = target;
  await updateTarget(transaction, target, {
    state: target.makesOutput || target.outputRevision === null ? 'failed' : settledState(target),
    runId: null,
    stage: null,
    makesOutput: false,
    reservation: null,
    isRefunded: target.isRefunded || reservation !== null,
    failureCode: told.code,
    failureMessage: told.message,
  });
  await tellChanged(platform, transaction, dubbing);
  if (target.makesOutput) await tellPrograms(platform, transaction, dubbing, target, told);
  return reservation ? () => Generation.resume(platform, reservation).abort() : undefined;
}
