import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { actorOf } from '../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type Step, WorkEnded } from '../../../platform/workflows/index.ts';
import { Generation } from '../../billing/index.ts';
import { tellChanged, tellPrograms } from '../dubbing-events.ts';
import { findDubbing, lockDubbing } from '../dubbings.store.ts';
import { listSegments, listSpeakers } from '../segments.store.ts';
import type { SegmentRow, SpeakerRow } from '../segments.tables.ts';
import {
  findTargetOfRun,
  listLines,
  lockTargetOfRun,
  putLines,
  updateLines,
  updateTarget,
} from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { castSpeakers, waitsForCasting } from './cast-speakers.ts';
import { makeLine } from './make-line.ts';
import type { Making } from './making.ts';
import { type RenderedLanguage, renderLanguage } from './render-language.ts';
import { translateLines } from './translate-lines.ts';

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
        // nobody deletes a line meanwhile
        await lockDubbing(transaction, dubbing);
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
