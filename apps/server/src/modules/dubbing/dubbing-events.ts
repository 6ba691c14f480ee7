import type { Transaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliverEvent } from '../workspaces/webhooks/index.ts';
import type { DubbingKey } from './dubbings.store.ts';
import type { DubbingRow } from './dubbings.tables.ts';
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

/** WSP-071: programs hear of a language that is made, or of one that could not be. */
export async function tellPrograms(
  platform: Platform,
  transaction: Transaction,
  dubbing: DubbingRow,
  target: Pick<TargetRow, 'id' | 'language'>,
  failure?: { code: string; message: string },
): Promise<void> {
  const { id, workspaceId, creatorUserId, webhookIds, name, reference } = dubbing;
  await deliverEvent(platform, transaction, {
    workspaceId,
    type: 'dubbing_completed',
    ...(creatorUserId !== null && { userId: creatorUserId }),
    ...(webhookIds.length > 0 && { webhookIds }),
    data: {
      dubbing_id: id,
      name,
      reference,
      language_id: target.id,
      target_language: target.language,
      status: failure ? 'failed' : 'dubbed',
      error: failure ?? null,
    },
  });
}
