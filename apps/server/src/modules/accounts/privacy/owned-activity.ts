import {
  countActivity,
  deleteActivity,
  listActivity,
  moveActivity,
  type ProductEventRow,
} from '../product-events/index.ts';
import { toActivityEvent } from './activity.view.ts';
import type { OwnedMaterial } from './owned-material.ts';

const pageSize = 1000;

/** What a person has done in the app, and what their browsers told before they signed in. */
export const ownedActivity: OwnedMaterial = {
  name: 'activity',
  count: (db, { userId }) => countActivity(db, userId),
  async *exportFiles({ db }, { userId }) {
    let before: number | undefined;
    for (let page = 1; ; page++) {
      const rows: ProductEventRow[] = await listActivity(db, userId, { before, limit: pageSize });
      const last = rows.at(-1);
      if (!last) return;
      before = last.id;
      const body = new TextEncoder().encode(JSON.stringify(rows.map(toActivityEvent), null, 2));
      yield { path: `events_${page}.json`, body };
    }
  },
  erase: ({ db }, { userId }) => deleteActivity(db, userId),
  move: (transaction, { userId, workspaceId }, toWorkspaceId) =>
    moveActivity(transaction, { userId, workspaceIds: { from: workspaceId, to: toWorkspaceId } }),
  // what somebody did is nobody else's
  handOver: async () => undefined,
};
