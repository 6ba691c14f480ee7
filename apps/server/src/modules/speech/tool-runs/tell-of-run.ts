import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ToolRunRow } from './tool-runs.tables.ts';

/** To the browsers of whoever ordered it. What it is called is for nobody's log. */
export async function tellOfRun(
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId, userId, tool, state, historyItemId }: ToolRunRow,
): Promise<void> {
  const payload = { run_id: id, tool, state, history_item_id: historyItemId, user_id: userId ?? undefined };
  await events.append(transaction, { name: 'tool-run.changed', workspaceId, payload });
}
