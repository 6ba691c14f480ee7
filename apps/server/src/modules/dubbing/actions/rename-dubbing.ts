import type { Platform } from '../../../platform/platform.ts';
import { tellChanged } from '../dubbing-events.ts';
import { updateDubbing } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';

export async function renameDubbing(
  platform: Platform,
  dubbing: DubbingRow,
  name: string,
): Promise<DubbingRow> {
  await platform.db.transaction(async (transaction) => {
    await updateDubbing(transaction, dubbing, { name });
    await tellChanged(platform, transaction, dubbing);
  });
  return { ...dubbing, name };
}
