import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, queryInteger } from '../wire.ts';
import { historyItem, maxDeletedItems } from './history.ts';

/** An item in the bin. */
export const deletedItem = historyItem.extend({
  deleted_at_unix: z.int(),
  /** When it goes for good. */
  erased_at_unix: z.int(),
});
export type DeletedItem = z.infer<typeof deletedItem>;

const items = z.object({ history_item_ids: z.array(id).min(1).max(maxDeletedItems) });

/** Where deleted items lie for `binDays`, unseen by every other route. */
export const binRoutes = {
  list: route({
    id: 'history.list-deleted',
    method: 'GET',
    path: '/v1/history/deleted',
    summary: 'List deleted items that can still be restored, most recently deleted first',
    access: 'speech_history_read',
    query: z.object({
      page_size: queryInteger(1, 1000).default(100),
      start_after_history_item_id: id.optional(),
    }),
    answer: json(
      z.object({
        history: z.array(deletedItem),
        last_history_item_id: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  restore: route({
    id: 'history.restore',
    method: 'POST',
    path: '/v1/history/restore',
    summary: 'Restore deleted items; items that aren’t deleted are skipped',
    access: 'speech_history_write',
    body: items,
    answer: json(z.object({ restored: z.int() })),
  }),
  erase: route({
    id: 'history.erase',
    method: 'POST',
    path: '/v1/history/erase',
    summary: 'Permanently erase items and their audio, deleted or not',
    access: 'speech_history_write',
    body: items,
    answer: json(z.object({ erased: z.int() })),
  }),
  empty: route({
    id: 'history.empty-deleted',
    method: 'DELETE',
    path: '/v1/history/deleted',
    summary: 'Permanently erase all deleted items and their audio',
    access: 'speech_history_write',
    answer: json(z.object({ erased: z.int() })),
  }),
};
