import type { Transaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliverEvent, type OutsideEvent } from '../workspaces/webhooks/index.ts';
import { type DubbingKey, findDubbing } from './dubbings.store.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { toLanguage, toProject } from './projects.view.ts';
import { listSpeakers } from './segments.store.ts';
import { findTarget, listTargets } from './targets.store.ts';
import type { TargetRow } from './targets.tables.ts';

/** DUB-009, WSP-089: whoever looks at dubbings sees it anew; where lines were made and nothing else, those alone. */
export const tellChanged = (
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId }: DubbingKey,
  made?: { language: string; segmentIds: readonly string[] },
): Promise<void> =>
  events.append(transaction, {
    name: 'dubbing.changed',
    workspaceId,
    payload: {
      dubbing_id: id,
      ...(made && { language_code: made.language, segment_ids: made.segmentIds }),
    },
  });

type Told = Pick<OutsideEvent, 'type' | 'data'>;

/** To the webhooks that the dubbing names, and to those that chose the event. */
const deliver = (
  platform: Platform,
  transaction: Transaction,
  { workspaceId, creatorUserId, webhookIds }: DubbingRow,
  told: Told,
): Promise<void> =>
  deliverEvent(platform, transaction, {
    workspaceId,
    ...(creatorUserId !== null && { userId: creatorUserId }),
    ...(webhookIds.length > 0 && { webhookIds }),
    ...told,
  });

/** Programs hear of a source that languages can be made of, or of one that failed; as the API's projects have it. */
export async function tellSource(
  platform: Platform,
  transaction: Transaction,
  key: DubbingKey,
): Promise<void> {
  const dubbing = await findDubbing(transaction, key);
  if (!dubbing) return;
  const type = dubbing.state === 'failed' ? 'dubbing_project_failed' : 'dubbing_project_ready';
  const data = toProject(dubbing, await listTargets(transaction, [dubbing.id]));
  await deliver(platform, transaction, dubbing, { type, data });
}

/** WSP-071: programs hear of a language that is made, or of one that could not be; told once it is written. */
export async function tellPrograms(
  platform: Platform,
  transaction: Transaction,
  dubbing: DubbingRow,
  { id: targetId }: Pick<TargetRow, 'id'>,
  failure?: { code: string; message: string },
): Promise<void> {
  const target = await findTarget(transaction, dubbing, targetId);
  if (!target) return;
  const { id, name, reference } = dubbing;
  const data = {
    dubbing_id: id,
    name,
    reference,
    language_id: target.id,
    target_language: target.language,
    status: failure ? 'failed' : 'dubbed',
    error: failure ?? null,
  };
  await deliver(platform, transaction, dubbing, { type: 'dubbing_completed', data });
  await deliver(platform, transaction, dubbing, {
    type: failure ? 'dubbing_language_failed' : 'dubbing_language_completed',
    data: toLanguage(platform, dubbing, target, await listSpeakers(transaction, dubbing)),
  });
}
