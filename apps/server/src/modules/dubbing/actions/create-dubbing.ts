import type { CreationSource, DubbingModel } from '@mynah/contract/dubbing/dubbing-values';
import type { UploadedFile } from '@mynah/contract/uploads';
import { dropUnwritten } from '../../../platform/blobs/drop-unwritten.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { storedActor } from '../../../platform/http/stored-actor.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { findIsolator } from '../../../platform/isolation/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { normalTag } from '../../../platform/translation/index.ts';
import { startRun } from '../../../platform/workflows/index.ts';
import type { Reservation } from '../../billing/index.ts';
import { shareNewResource } from '../../workspaces/sharing/index.ts';
import { getDubbing, requireOffered } from '../dubbing.policy.ts';
import { tellChanged } from '../dubbing-events.ts';
import { insertDubbing } from '../dubbings.store.ts';
import type { DubbingRow, SourceOptions } from '../dubbings.tables.ts';
import { holdPrice, newTarget, requireTranslation } from '../making/begin-language.ts';
import { prepareSource } from '../source/prepare-source.ts';
import type { GivenTranscript } from '../source/read-given.ts';
import { storeSource, type TakenSource, takeIn } from '../source/take-in.ts';
import { insertTarget } from '../targets.store.ts';

export interface NewDubbingOrder {
  file?: UploadedFile | undefined;
  sourceUrl?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
  foreground?: UploadedFile | undefined;
  background?: UploadedFile | undefined;
  name?: string | undefined;
  reference?: string | undefined;
  webhookIds?: readonly string[] | undefined;
  model: DubbingModel;
  creationSource: CreationSource;
  /** Undefined: it is heard. */
  sourceLanguage?: string | undefined;
  /** The first language; undefined: none yet. */
  targetLanguage?: string | undefined;
  /** The field that names it. */
  targetField: string;
  given?: GivenTranscript | undefined;
  options: Omit<SourceOptions, 'given'>;
}

/**
 * Takes a film or a sound in, with its first language if one is named: looks at it, holds its price, and begins to take
 * it apart. @throws Failure by name for whatever is wrong with it, before anything is kept or held
 */
export async function createDubbing(
  platform: Platform,
  actor: Actor,
  order: NewDubbingOrder,
  signal: AbortSignal,
): Promise<DubbingRow> {
  const { targetLanguage, targetField, given } = order;
  const target = targetLanguage === undefined ? undefined : requireOffered(targetLanguage, targetField);
  const source = order.sourceLanguage === undefined ? null : normalTag(order.sourceLanguage);
  if (given && source === null)
    throw new Failure('unprocessable', 'Name the language of the source: nothing is heard of it.', {
      loc: ['body', 'source_lang'],
    });
  if (target !== undefined) {
    const isTranslated = given?.translations !== undefined;
    await requireTranslation(platform, { source, target, isTranslated }, signal);
  }
  if (!order.foreground) findIsolator(platform);
  const taken = await takeIn(platform, order, signal);
  try {
    requireWithin(given, taken);
    const id = newId();
    await keep(platform, actor, { id, order, taken, source, target }, signal);
    return await getDubbing(platform, actor, id);
  } finally {
    await taken.remove();
  }
}

function requireWithin(given: GivenTranscript | undefined, { durationMs }: TakenSource): void {
  const last = Math.max(0, ...(given?.segments.map(({ startMs }) => startMs) ?? []));
  if (last < durationMs) return;
  throw new Failure('invalid_transcript', 'A segment begins after the end of the film.', {
    loc: ['body', 'csv_file'],
  });
}

interface Kept {
  id: string;
  order: NewDubbingOrder;
  taken: TakenSource;
  source: string | null;
  target: string | undefined;
}

async function keep(
  platform: Platform,
  actor: Actor,
  { id, order, taken, source, target }: Kept,
  signal: AbortSignal,
): Promise<void> {
  const generation = target === undefined ? undefined : await holdPrice(platform, actor, taken.durationMs);
  const blobs: string[] = [];
  const store = async (path: string | undefined): Promise<{ key: string; sizeBytes: number } | undefined> => {
    if (path === undefined) return undefined;
    const stored = await storeSource(platform, path, id, signal);
    blobs.push(stored.key);
    return stored;
  };
  try {
    await platform.blobs.requireRoom();
    const film = await store(taken.path);
    const foreground = await store(order.foreground?.path);
    const background = await store(order.background?.path);
    const { fileName, contentType, durationMs, hasPicture } = taken;
    const { workspaceId, userId } = actor;
    const row = {
      id,
      workspaceId,
      creatorUserId: userId,
      name: order.name || titleOf(fileName),
      creationSource: order.creationSource,
      model: order.model,
      reference: order.reference ?? null,
      webhookIds: [...(order.webhookIds ?? [])],
      actor: storedActor(actor),
      state: 'queued' as const,
      sourceUrl: order.sourceUrl ?? null,
      fileName,
      sourceBlob: film!.key,
      sourceBytes: film!.sizeBytes,
      contentType,
      durationMs,
      hasPicture,
      foregroundBlob: foreground?.key ?? null,
      backgroundBlob: background?.key ?? null,
      duckingDb: 0,
      options: { ...order.options, ...(order.given && { given: order.given.segments }) },
      language: source,
      revision: 0,
      version: 1,
      createdAt: platform.clock.now(),
    };
    const write = async (transaction: Transaction, reservation: Reservation | null): Promise<void> => {
      await insertDubbing(transaction, row);
      await shareNewResource(transaction, actor, { type: 'dubbing', id });
      if (target !== undefined)
        await insertTarget(transaction, {
          ...newTarget(platform, actor, row, { language: target }),
          translations: order.given?.translations ?? null,
          reservation,
        });
      await startRun(platform, transaction, prepareSource, { id, workspaceId });
      await tellChanged(platform, transaction, row);
    };
    if (generation) await generation.carry(write);
    else await platform.db.transaction((transaction) => write(transaction, null));
  } catch (cause) {
    await generation?.release();
    await dropUnwritten(platform, blobs, cause);
    throw cause;
  }
}

const titleOf = (fileName: string | null): string =>
  fileName
    ?.replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
    .slice(0, 200) || 'Dubbing';
