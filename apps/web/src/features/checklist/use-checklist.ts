import type { Onboarding } from '@mynah/contract/accounts/onboarding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { API_DOCUMENT, ITEM_LINKS, itemOf } from '#web/features/checklist/checklist-items.ts';
import { message } from '#web/features/checklist/messages.ts';
import { persistOnboarding, useOnboarding } from '#web/shared/account/onboarding.requests.ts';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { useHasPages } from '#web/shared/pages.ts';
import { onTracked } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

export type Checklist = NonNullable<Onboarding['onboarding_checklist']>;
type Step = { step: 'initiate' | 'hide' | 'mark-complete' } | ({ step: 'update' } & Ticked);
type Ticked = JsonOf<'POST /v1/user/onboarding-checklist/update'>;

export const progressOf = (items: Checklist['items']) => ({
  done: items.filter((item) => item.is_completed).length,
  all: items.length,
});

/** The checklist of whoever has the test variant (NOT-022) and is not through with it. */
export function useChecklist() {
  const isOn = useAppConfig().data?.feature_flags?.onboarding_checklist === true;
  const query = useOnboarding({ enabled: isOn });
  const state = isOn ? query.data : undefined;
  const isRunning = state?.is_onboarding_checklist_completed === false;
  const checklist = isRunning ? state.onboarding_checklist : null;
  const steps = useStepsThatExist(checklist?.items ?? []);
  const isShown = checklist !== null && !checklist.hidden && steps.length > 0;
  return { isOn, query, isRunning, checklist, shown: isShown ? { ...checklist, items: steps } : null };
}

/** A step whose page is not there yet comes with its page. */
function useStepsThatExist(items: Checklist['items']): Checklist['items'] {
  const hasPage = useHasPages();
  return items.filter(({ onboarding_checklist_item_id: id }) => {
    const link = ITEM_LINKS[id];
    return link === API_DOCUMENT || hasPage(link);
  });
}

export function useSendStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: Step) =>
      persistOnboarding(
        queryClient,
        sent.step === 'update'
          ? call('POST /v1/user/onboarding-checklist/update', { json: { item_id: sent.item_id } })
          : call(`POST /v1/user/onboarding-checklist/${sent.step}`),
      ),
    onError: toast.failure,
  });
}

/** Starts the checklist once, and ticks its steps as the person takes them in this tab. */
export function usePersistChecklist(): void {
  const { isRunning, checklist } = useChecklist();
  const { mutate: send, isIdle } = useSendStep();
  const isMissing = isRunning && !checklist;
  useEffect(() => {
    if (isMissing && isIdle) send({ step: 'initiate' });
  }, [isMissing, isIdle, send]);
  useTickOnEvents(checklist);
}

function useTickOnEvents(checklist: Checklist | null): void {
  const { mutateAsync: send } = useSendStep();
  const latest = useRef(checklist);
  latest.current = checklist;
  const sent = useRef(new Set<string>());
  useEffect(() => {
    return onTracked((event) => {
      const itemId = itemOf(event);
      const now = latest.current;
      const item = now?.items.find((one) => one.onboarding_checklist_item_id === itemId);
      // what is ticked, or about to be, is not told again (NOT-033)
      if (!now || !itemId || !item || item.is_completed || sent.current.has(itemId)) return;
      sent.current.add(itemId);
      send({ step: 'update', item_id: itemId }).then(
        () => now.hidden || toast.success(message('stepDone')),
        () => sent.current.delete(itemId),
      );
    });
  }, [send]);
}
