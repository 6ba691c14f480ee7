import type { QueryClient } from '@tanstack/react-query';
import { renewRestored, restoreItems } from '#web/features/history/bin/bin.requests.ts';
import { message } from '#web/features/history/messages.ts';
import { toast } from '#web/ui/toast.tsx';

/** Says that items are deleted, and takes it back when asked to. */
export function tellDeleted(client: QueryClient, ids: readonly string[]): void {
  toast.success(message('deleted', { count: ids.length }), {
    action: { label: message('undo'), onClick: () => void bringBack(client, ids) },
  });
}

/** Out of the bin; says so. */
export async function bringBack(client: QueryClient, ids: readonly string[]): Promise<void> {
  const { done, error } = await restoreItems(ids);
  if (done.length > 0) await renewRestored(client);
  if (error === null) toast.success(message('broughtBack', { count: done.length }));
  else toast.failure(error);
}
