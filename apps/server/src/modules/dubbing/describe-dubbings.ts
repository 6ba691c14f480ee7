import type { Dubbing } from '@mynah/contract/dubbing/dubbing';
import { unixSeconds } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listProgress } from '../../platform/workflows/index.ts';
import { type ResourceReader, resourceReader, roleOn } from '../workspaces/sharing/index.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { expectedSeconds, messageOf, percent, progressOf, statusOf } from './statuses.ts';
import { listTargets } from './targets.store.ts';
import type { TargetRow } from './targets.tables.ts';

/** Dubbings as the API shows them, with how far each is; asked for once for all. */
export async function describeDubbings(
  platform: Platform,
  actor: Actor,
  rows: readonly DubbingRow[],
): Promise<Dubbing[]> {
  const reader = await resourceReader(platform, actor, 'dubbing');
  const targets = await listTargets(
    platform.db,
    rows.map(({ id }) => id),
  );
  const runs = targets.flatMap(({ runId }) => runId ?? []);
  const progress = await listProgress(platform.db, [...rows.map(({ id }) => id), ...runs]);
  return rows.map((row) => {
    const own = targets.filter(({ dubbingId }) => dubbingId === row.id);
    return toDubbing(reader, row, own, progress);
  });
}

export async function describeDubbing(platform: Platform, actor: Actor, row: DubbingRow): Promise<Dubbing> {
  const [described] = await describeDubbings(platform, actor, [row]);
  return described as Dubbing;
}

function toDubbing(
  reader: ResourceReader,
  row: DubbingRow,
  targets: readonly TargetRow[],
  progress: ReadonlyMap<string, number>,
): Dubbing {
  const status = statusOf(row, targets);
  const made = targets.map(({ runId }) => (runId === null ? 0 : (progress.get(runId) ?? 0)));
  const seconds = row.durationMs / 1000;
  return {
    dubbing_id: row.id,
    name: row.name,
    status,
    error: status === 'failed' ? errorOf(row, targets) : null,
    refunded: targets.some(({ isRefunded }) => isRefunded),
    creation_date_unix: unixSeconds(row.createdAt),
    expected_duration: expectedSeconds(row.durationMs),
    input: {
      content_type: row.contentType,
      duration_secs: seconds,
      source_url: row.sourceUrl,
      file_name: row.fileName,
    },
    usage: { credits: targets.reduce((sum, { credits }) => sum + credits, 0) },
    targets: targets.map((target, at) => ({
      language_id: target.id,
      language: target.language,
      status: target.state,
      progress: target.state === 'processing' ? percent(made[at] ?? 0) : target.outputBlob ? 100 : 0,
      error: target.failureMessage,
      url: target.outputBlob === null ? null : `/v1/dubbing/${row.id}/audio/${target.language}`,
    })),
    target_languages: targets.map(({ language }) => language),
    progress: progressOf(row, targets, { source: progress.get(row.id) ?? 0, targets: made }),
    progress_message: messageOf(row, targets),
    source_language: row.language,
    editable: row.state === 'ready',
    created_at: row.createdAt.toISOString(),
    media_metadata: { content_type: row.contentType, duration: seconds },
    creator_user_id: row.creatorUserId,
    is_creator: row.creatorUserId === reader.userId,
    access_level: roleOn(reader, row),
  };
}

const errorOf = (
  { failureMessage }: DubbingRow,
  targets: readonly Pick<TargetRow, 'failureMessage'>[],
): string | null =>
  failureMessage ?? targets.find((target) => target.failureMessage !== null)?.failureMessage ?? null;
