import type { ListedDelivery, WebhookDelivery } from '@mynah/contract/workspaces/webhooks';
import { RotateCw } from 'lucide-react';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { useDelivery, useWebhookCalls, type WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { dateOfUnix, formatTimeOfDay } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type DetailsProps = { owner: WebhookOwner; webhookId: string; delivery: ListedDelivery };

export function DeliveryDetails({ owner, webhookId, delivery }: DetailsProps) {
  const t = useMessages();
  const { data, error, isPending, refetch } = useDelivery(owner, webhookId, delivery);
  const replay = useReplay({ owner, webhookId, delivery });
  if (isPending) {
    return (
      <div role="status" aria-label={t('detailsLoading')}>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (error) return <ErrorState error={error} title={t('detailsFailed')} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Course delivery={data} />
        <Button size="sm" onClick={() => void replay()}>
          <RotateCw aria-hidden />
          {t('replay')}
        </Button>
      </div>
      <Text title={t('request')} text={requestText(data)} />
      <Text title={t('response')} text={data.response_body || undefined} none={noneOf(data, t)} />
    </div>
  );
}

type Translate = ReturnType<typeof useMessages>;

const noneOf = (delivery: WebhookDelivery, t: Translate): string =>
  delivery.response_status === null ? t('noResponse') : t('emptyResponse');

function useReplay({ owner, webhookId, delivery }: DetailsProps) {
  const t = useMessages();
  const calls = useWebhookCalls(owner);
  return async () => {
    const isStarted = await okOrToast(calls.replay(webhookId, delivery.delivery_id));
    if (isStarted) toast.success(t('replayStarted'));
  };
}

/** How it went, in a line. */
function Course({ delivery }: { delivery: WebhookDelivery }) {
  const t = useMessages();
  const { attempts, duration_ms: took, next_attempt_at_unix: next, state, failure } = delivery;
  const isAgain = state === 'waiting' && attempts > 0 && next !== null;
  const parts = [
    failure,
    attempts > 0 && t('attempts', { count: attempts }),
    took !== null && t('took', { ms: took }),
    isAgain && t('nextAttempt', { time: formatTimeOfDay(dateOfUnix(next)) }),
  ];
  return <p className="text-13 text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
}

const requestText = ({ request: { url, headers, body } }: WebhookDelivery): string =>
  [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join(
    '\n',
  );

function Text({ title, text, none }: { title: string; text: string | undefined; none?: string }) {
  return (
    <section aria-label={title}>
      <div className="flex h-8 items-center justify-between">
        <h3 className="font-medium text-12 text-ink-2">{title}</h3>
        {text && <CopyButton text={text} />}
      </div>
      {text ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
          tabIndex={0}
          className="figures max-h-60 overflow-auto whitespace-pre-wrap break-all rounded-md border bg-surface p-3 text-12 text-ink"
        >
          {text}
        </pre>
      ) : (
        <p className="text-13 text-ink-3">{none}</p>
      )}
    </section>
  );
}
