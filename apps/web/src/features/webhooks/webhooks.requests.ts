import type { ListedDelivery } from '@mynah/contract/workspaces/webhooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';

/** Whose webhooks. */
export type WebhookOwner = 'user' | 'workspace';

export type NewWebhook = JsonOf<'POST /v1/user/webhooks'>['settings'];
export type WebhookChange = JsonOf<'PATCH /v1/user/webhooks/{webhook_id}'>;
export type MadeWebhook = Answered<'POST /v1/user/webhooks'>;

const SOON_MS = 1500;

export const useWebhooks = (owner: WebhookOwner) =>
  useQuery({
    queryKey: ['webhooks', owner],
    queryFn: ({ signal }) => call(`GET /v1/${owner}/webhooks`, { signal }),
  });

/** Newest first; looks again while something is on its way. */
export const useDeliveries = (owner: WebhookOwner, webhookId: string) =>
  useInfiniteQuery({
    queryKey: ['webhooks', owner, webhookId, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      call(`GET /v1/${owner}/webhooks/{webhook_id}/deliveries`, {
        params: { webhook_id: webhookId },
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isComing)) ? SOON_MS : false,
  });

const isComing = ({ state, attempts }: ListedDelivery) => state === 'waiting' && attempts === 0;

export const useDelivery = (owner: WebhookOwner, webhookId: string, delivery: ListedDelivery) =>
  useQuery({
    queryKey: ['webhooks', owner, webhookId, 'deliveries', delivery.delivery_id, delivery.attempts],
    queryFn: ({ signal }) =>
      call(`GET /v1/${owner}/webhooks/{webhook_id}/deliveries/{delivery_id}`, {
        params: { webhook_id: webhookId, delivery_id: delivery.delivery_id },
        signal,
      }),
  });

/** Calls that change webhooks; what is shown of them is asked for again. */
export function useWebhookCalls(owner: WebhookOwner) {
  const changed = useRenewAfter(['webhooks', owner]);
  const of = (webhook_id: string) => ({ params: { webhook_id } });
  return {
    create: (settings: NewWebhook) => changed(call(`POST /v1/${owner}/webhooks`, { json: { settings } })),
    edit: (id: string, json: WebhookChange) =>
      changed(call(`PATCH /v1/${owner}/webhooks/{webhook_id}`, { ...of(id), json })),
    remove: (id: string) => changed(call(`DELETE /v1/${owner}/webhooks/{webhook_id}`, of(id))),
    rotate: (id: string) =>
      changed(call(`POST /v1/${owner}/webhooks/{webhook_id}/rotate-secret`, { ...of(id), json: {} })),
    test: (id: string) => changed(call(`POST /v1/${owner}/webhooks/{webhook_id}/test`, of(id))),
    replay: (id: string, deliveryId: string) =>
      changed(
        call(`POST /v1/${owner}/webhooks/{webhook_id}/deliveries/{delivery_id}/replay`, {
          params: { webhook_id: id, delivery_id: deliveryId },
        }),
      ),
  };
}
