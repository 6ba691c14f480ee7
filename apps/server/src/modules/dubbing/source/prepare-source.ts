import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { TemporaryPath } from '../../../platform/files/temporary-file.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type WorkflowRun } from '../../../platform/workflows/index.ts';
import { Generation } from '../../billing/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import { tellChanged, tellPrograms, tellSource } from '../dubbing-events.ts';
import { findDubbing, updateDubbing } from '../dubbings.store.ts';
import type { DubbingRow, SourceOptions } from '../dubbings.tables.ts';
import { startLanguage } from '../making/start-language.ts';
import { insertSegments, insertSpeakers } from '../segments.store.ts';
import { listTargets, updateTarget } from '../targets.store.ts';
import { censor } from './censor.ts';
import { type CutSegment, cutSegments } from './cut-segments.ts';
import { hearSource } from './hear-source.ts';
import { measureSpans, type SpanSound } from './measure-spans.ts';
import { type SeparatedSound, separateSource } from './separate.ts';

/** Takes a source apart: speech and background, what is said and by whom. Then its languages begin. */
export const prepareSource = defineWorkflow({
  name: 'dubbing.prepare-source',
  // workers that died, engines that are not ready
  retryLimit: 12,
  expireInSeconds: 20 * 3600,
  atATime: { all: 3, ofGroup: 2 },
  run: prepare,
  follow,
});

/** Separating and hearing take about as long; measuring hardly anything. */
const shares = { separate: 0.5, hear: 0.45, segment: 0.05 } as const;

async function prepare(platform: Platform, work: WorkflowRun): Promise<void> {
  const dubbing = await findDubbing(platform.db, work);
  // its workspace may have changed just now: the next try finds it there
  if (!dubbing) throw new Failure('system_busy', 'Dubbing not found.');
  await work.expect(dubbing.durationMs);
  const weigh = (share: number): number => dubbing.durationMs * share;
  await enterStage(platform, dubbing, 'separate');
  const sound = await work.step('separate', (step) => separate(platform, dubbing, step), {
    weight: weigh(shares.separate),
  });
  const speech = await fetchBlob(platform, sound.speechBlob, work.signal);
  try {
    await enterStage(platform, dubbing, 'hear');
    const { cuts, language } = await segmentsOf(platform, work, dubbing, speech.path);
    if (cuts.length === 0) throw new Failure('no_speech', 'Nobody speaks in this recording.');
    await enterStage(platform, dubbing, 'segment');
    const sounds = await work.step(
      'sounds',
      ({ signal }) => measureSpans(platform, speech.path, cuts, signal),
      { weight: weigh(shares.segment) },
    );
    await complete(platform, work, dubbing, { sound, cuts, sounds, language });
  } finally {
    await speech.remove();
  }
}

async function enterStage(platform: Platform, dubbing: DubbingRow, stage: string): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await updateDubbing(transaction, dubbing, { stage });
    await tellChanged(platform, transaction, dubbing);
  });
}

async function separate(
  platform: Platform,
  dubbing: DubbingRow,
  step: Parameters<typeof separateSource>[2],
): Promise<SeparatedSound> {
  const fetched: TemporaryPath[] = [];
  const fetch = async (blob: string | null): Promise<string | undefined> => {
    if (blob === null) return undefined;
    const file = await fetchBlob(platform, blob, step.signal);
    fetched.push(file);
    return file.path;
  };
  try {
    const { sourceBlob, foregroundBlob, backgroundBlob, options, workspaceId } = dubbing;
    const order = {
      path: (await fetch(sourceBlob))!,
      channels: 2 as const,
      foreground: await fetch(foregroundBlob),
      background: await fetch(backgroundBlob),
      dropsBackground: options.dropsBackground,
      caller: workspaceId,
    };
    return await separateSource(platform, order, step);
  } finally {
    for (const file of fetched) await file.remove();
  }
}

interface Heard {
  cuts: CutSegmentWithId[];
  language: string;
}

type CutSegmentWithId = CutSegment & { externalId?: string | undefined };

/** What somebody brought, or what is heard. */
async function segmentsOf(
  platform: Platform,
  work: WorkflowRun,
  dubbing: DubbingRow,
  path: string,
): Promise<Heard> {
  const { options } = dubbing;
  const known = dubbing.language ?? 'en';
  if (options.given) return censored(options, { cuts: options.given, language: known });
  const heard = await hearSource(platform, work, {
    file: { path },
    numSpeakers: options.numSpeakers,
    keyterms: options.keyterms,
    ...(dubbing.language !== null && { language: primaryOf(dubbing.language) }),
  });
  const cuts = cutSegments(heard.words);
  return censored(options, { cuts, language: heard.language });
}

const censored = ({ censors }: SourceOptions, { cuts, language }: Heard): Heard => ({
  language,
  cuts: censors ? cuts.map((cut) => ({ ...cut, text: censor(cut.text, primaryOf(language)) })) : cuts,
});

interface Prepared extends Heard {
  sound: SeparatedSound;
  sounds: SpanSound[];
}

async function complete(
  platform: Platform,
  work: WorkflowRun,
  dubbing: DubbingRow,
  { sound, cuts, sounds, language }: Prepared,
): Promise<void> {
  const { id: dubbingId, workspaceId, foregroundBlob, backgroundBlob, options } = dubbing;
  const place = { dubbingId, workspaceId };
  const names = [...new Set(cuts.map(({ speaker }) => speaker))];
  const speakers = names.map((name, position) => ({
    ...place,
    id: newId(),
    name: spokenName(name, position),
    position,
    voice: options.clonesNobody ? 'similar' : 'track-clone',
  }));
  const segments = cuts.map(({ speaker, startMs, endMs, text, externalId }, at) => ({
    ...place,
    id: newId(),
    speakerId: speakers[names.indexOf(speaker)]!.id,
    startMs,
    endMs,
    text,
    loudness: sounds[at]?.loudness ?? null,
    pitchHz: sounds[at]?.pitchHz ?? null,
    externalId: externalId ?? null,
  }));
  const kept = [sound.speechBlob, sound.backgroundBlob ?? []].flat();
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction, { blobs: kept });
    await insertSpeakers(transaction, speakers);
    await insertSegments(transaction, segments);
    await updateDubbing(transaction, dubbing, {
      state: 'ready',
      stage: null,
      language: dubbing.language ?? language,
      foregroundBlob: sound.speechBlob,
      backgroundBlob: sound.backgroundBlob,
      duckingDb: sound.duckingDb,
      peaks: Buffer.from(sound.peaks, 'base64'),
    });
    await startLanguages(platform, transaction, dubbing);
    await tellSource(platform, transaction, dubbing);
    await tellChanged(platform, transaction, dubbing);
  });
  // who sent the speech as the film as well has it once
  for (const key of [foregroundBlob, backgroundBlob])
    if (key !== null && key !== dubbing.sourceBlob && !kept.includes(key)) await platform.blobs.remove(key);
}

/** `speaker_0` is nobody's name. */
const spokenName = (name: string, position: number): string =>
  /^speaker_\d+$/.test(name) ? `Speaker ${position + 1}` : name;

async function startLanguages(
  platform: Platform,
  transaction: Transaction,
  dubbing: DubbingRow,
): Promise<void> {
  for (const target of await listTargets(transaction, [dubbing.id]))
    if (target.state === 'queued') await startLanguage(platform, transaction, dubbing, target);
}

/** The row follows the work; when it fails, so do its languages, and what was held for them is given back. */
async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<(() => Promise<void>) | undefined> {
  const dubbing = await findDubbing(transaction, run);
  if (!dubbing) return undefined;
  if (state === 'running') {
    await updateDubbing(transaction, run, { state: 'preparing' });
    await tellChanged(platform, transaction, dubbing);
    return undefined;
  }
  const told = failure
    ? { code: failure.code, message: failure.message }
    : { code: 'canceled', message: 'The dubbing was canceled.' };
  const failed = { failureCode: told.code, failureMessage: told.message, stage: null };
  await updateDubbing(transaction, run, { state: 'failed', ...failed });
  await tellSource(platform, transaction, dubbing);
  const targets = await listTargets(transaction, [dubbing.id]);
  for (const target of targets) {
    const isRefunded = target.reservation !== null;
    await updateTarget(transaction, target, { ...failed, state: 'failed', reservation: null, isRefunded });
    await tellPrograms(platform, transaction, dubbing, target, told);
  }
  await tellChanged(platform, transaction, dubbing);
  const held = targets.flatMap(({ reservation }) => reservation ?? []);
  return async () => {
    for (const reservation of held) await Generation.resume(platform, reservation).abort();
  };
}
