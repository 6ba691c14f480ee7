import type { PlanChoice } from '@mynah/contract/billing/prices';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceChoice } from '#web/features/pricing/index.ts';
import { readPromoCode, storePromoCode } from '#web/features/subscription/stored-promo-code.ts';
import { call, request } from '#web/shared/api/call.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';

const key = ['subscription'];

const detailsQuery = queryOptions({
  queryKey: [...key, 'details'],
  queryFn: ({ signal }) => call('GET /v1/subscription', { signal }),
});
export const useDetails = () => useQuery(detailsQuery);

export const useInvoices = (isEnabled: boolean) =>
  useQuery({
    queryKey: [...key, 'invoices'],
    queryFn: ({ signal }) => call('GET /v1/subscription/invoices', { signal }),
    select: ({ invoices }) => invoices,
    enabled: isEnabled,
  });

export const useChangePreview = ({ tier, billingPeriod }: PlanChoice) =>
  useQuery({
    queryKey: [...key, 'preview', tier, billingPeriod],
    queryFn: ({ signal }) =>
      call('GET /v1/subscription/change-preview', {
        query: { subscription_type: tier, billing_period: billingPeriod },
        signal,
      }),
    // what is left of a period gets less by the minute
    gcTime: 0,
  });

const actions = {
  cancel: 'POST /cancel-subscription',
  renew: 'POST /renew-subscription',
  'cancel-downgrade': 'POST /cancel-downgrade',
} as const;
export type SubscriptionAction = keyof typeof actions;

/** What was asked may have changed the plan, and with it all that a plan gives. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ['user'] }),
      client.invalidateQueries({ queryKey: ['workspace'] }),
    ]);
  };
}

export function useSubscriptionAction() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (action: SubscriptionAction) => call(actions[action]),
    onSettled: refresh,
  });
}

export function useChangePlan() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ tier, billingPeriod }: PlanChoice) =>
      call('POST /change-subscription', {
        json: { subscription_type: tier, billing_period: billingPeriod },
      }),
    onSettled: refresh,
  });
}

/** Goes on to the page to pay at (BIL-064). */
export const useCheckout = () =>
  useMutation({
    mutationFn: async ({ tier, billingPeriod, currency }: Pick<PlanChoice, 'tier'> & PriceChoice) => {
      const { url } = await call('POST /create-checkout-session', {
        json: {
          subscription_type: tier,
          billing_period: billingPeriod,
          currency,
          promocode: readPromoCode(),
        },
      });
      location.assign(url);
    },
  });

/** Credits beyond the plan; what is undefined stays, and null is no ceiling. */
export function useEditExtension() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ allowed, most }: { allowed?: boolean; most?: number | null }) =>
      call('POST /v1/user/edit', {
        json: { allowed_to_extend_character_limit: allowed, max_character_limit_extension: most },
      }),
    onSettled: refresh,
  });
}

const pages = {
  card: 'POST /create-update-payment-methods-session',
  portal: 'POST /create-portal-session',
} as const;

export const useOpenPage = () =>
  useMutation({
    mutationFn: async (page: keyof typeof pages) => location.assign((await call(pages[page])).url),
  });

/** Checks it, and keeps it for the checkout; one that is not valid takes away what was kept (BIL-065). */
export async function checkPromoCode(promocode: string) {
  storePromoCode(undefined);
  const check = await call('POST /validate-promocode', { json: { promocode } });
  if (check.valid) storePromoCode(promocode);
  return check;
}

export function useApplyDiscount() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) => call('POST /apply-discount', { json: { discount_code: code } }),
    onSuccess: refresh,
  });
}

export async function downloadInvoice(invoiceId: string, number: string): Promise<void> {
  const answer = await request('GET /v1/subscription/invoices/{invoice_id}/pdf', {
    params: { invoice_id: invoiceId },
  });
  saveBlob(await answer.blob(), fileNameFrom(answer) ?? `${number}.pdf`);
}
