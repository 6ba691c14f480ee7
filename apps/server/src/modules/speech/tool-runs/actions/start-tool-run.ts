import type { ToolName } from '@mynah/contract/speech/tools';
import type { UploadedFile } from '@mynah/contract/uploads';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { storeFile } from '../../../../platform/blobs/file-blobs.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { fixedPrice, Generation } from '../../../billing/index.ts';
import { makeToolRun } from '../make-tool-run.ts';
import { productOf } from '../product-of.ts';
import { insertToolRun } from '../tool-runs.store.ts';
import type { ToolRunRow } from '../tool-runs.tables.ts';
import { getToolRun } from './get-tool-run.ts';

export interface ToolRunOrder {
  tool: ToolName;
  title: string;
  /** Plain data, which the tool reads again. */
  order: unknown;
  credits: number;
  /** A recording that was looked at. */
  source?: { file: UploadedFile; durationMs: number };
  batch?: string | undefined;
  requestId: string;
  signal: AbortSignal;
}

const longestTitle = 300;

/**
 * Takes an order in: holds its price, keeps its recording, and writes row and work in one transaction.
 * @throws Failure `quota_exceeded`, `disk_full`
 */
export async function startToolRun(platform: Platform, actor: Actor, asked: ToolRunOrder) {
  const { tool, credits, source } = asked;
  const generation = await Generation.begin(platform, actor, {
    product: productOf[tool],
    price: fixedPrice(credits),
    road: 'job',
    usage: { durationMs: source && Math.round(source.durationMs) },
    slot: null,
  });
  const id = newId();
  let blob: string | undefined;
  try {
    const kept =
      source && (await storeFile(platform.blobs, { path: source.file.path, of: id }, asked.signal));
    blob = kept?.key;
    await generation.carry(async (transaction, reservation) => {
      await insertToolRun(transaction, {
        ...columnsOf(asked),
        id,
        workspaceId: actor.workspaceId,
        userId: actor.userId,
        actor: storedActor(actor),
        sourceBlob: kept?.key ?? null,
        sourceBytes: kept?.sizeBytes ?? 0,
        reservation,
        createdAt: platform.clock.now(),
      });
      await startRun(platform, transaction, makeToolRun, { id, workspaceId: actor.workspaceId });
    });
  } catch (cause) {
    await generation.release();
    if (blob) await dropUnwritten(platform, [blob], cause);
    throw cause;
  }
  return getToolRun(platform, { workspaceId: actor.workspaceId, id });
}

const columnsOf = ({ tool, title, order, credits, batch, requestId, source }: ToolRunOrder) =>
  ({
    tool,
    title: title.slice(0, longestTitle),
    order,
    credits,
    batch: batch ?? null,
    requestId,
    durationMs: source?.durationMs ?? null,
  }) satisfies Partial<ToolRunRow>;
