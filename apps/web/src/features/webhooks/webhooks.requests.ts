import type { ListedDelivery, Webhook, WebhookDelivery, WebhookEvent } from '@mynah/contract/webhooks';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RequestOptions, requestJson } from '#web/shared/api/client.ts';

/** Whose webhooks: the path of the calls. */
export type WebhookBase = '/v1/user/webhooks' | '/v1/workspace/webhooks';

type Credentials = { token_url: string; client_id: string; client_secret?: string; scopes: string[] };
export type NewWebhook = {
  auth_type: 'hmac' | 'oauth2';
  name: string;
  webhook_url: string;
  retry_enabled: boolean;
  events: WebhookEvent[] | null;
  request_headers: Record<string, string | null>;
  oauth2?: Credentials;
};
export type WebhookChange = Partial<Omit<NewWebhook, 'auth_type'>> & { name: string; is_disabled: boolean };
export type MadeWebhook = { webhook_id: string; webhook_secret: string | null };
type Page = { deliveries: ListedDelivery[]; next_cursor: string | null };

const SOON_MS = 1500;

export const useWebhooks = (base: WebhookBase) =>
  useQuery({
    queryKey: ['webhooks', base],
    queryFn: ({ signal }) => requestJson<{ webhooks: Webhook[] }>(base, { signal }),
  });

/** Newest first; looks again while something is on its way. */
export const useDeliveries = (base: WebhookBase, webhookId: string) =>
  useInfiniteQuery({
    queryKey: ['webhooks', base, webhookId, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      requestJson<Page>(`${base}/${webhookId}/deliveries`, {
        signal,
        query: { cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isComing)) ? SOON_MS : false,
  });

const isComing = ({ state, attempts }: ListedDelivery) => state === 'waiting' && attempts === 0;

export const useDelivery = (base: WebhookBase, webhookId: string, delivery: ListedDelivery) =>
  useQuery({
    queryKey: ['webhooks', base, webhookId, 'deliveries', delivery.delivery_id, delivery.attempts],
    queryFn: ({ signal }) =>
      requestJson<WebhookDelivery>(`${base}/${webhookId}/deliveries/${delivery.delivery_id}`, { signal }),
  });

/** Calls that change webhooks; what is shown of them is asked for again. */
export function useWebhookCalls(base: WebhookBase) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ path = '', ...options }: Pick<RequestOptions, 'method' | 'json'> & { path?: string }) =>
      requestJson<unknown>(`${base}${path}`, options),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks', base] }),
  });
  return {
    create: (settings: NewWebhook) =>
      mutateAsync({ method: 'POST', json: { settings } }) as Promise<MadeWebhook>,
    edit: (id: string, change: WebhookChange) =>
      mutateAsync({ path: `/${id}`, method: 'PATCH', json: change }),
    remove: (id: string) => mutateAsync({ path: `/${id}`, method: 'DELETE' }),
    rotate: (id: string) =>
      mutateAsync({ path: `/${id}/rotate-secret`, method: 'POST', json: {} }) as Promise<{
        webhook_secret: string;
      }>,
    test: (id: string) => mutateAsync({ path: `/${id}/test`, method: 'POST' }),
    replay: (id: string, deliveryId: string) =>
      mutateAsync({ path: `/${id}/deliveries/${deliveryId}/replay`, method: 'POST' }),
  };
}
