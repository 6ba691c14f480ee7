import type { ListedDelivery } from '@mynah/contract/workspaces/webhooks';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { DeliveryDetails } from '#web/features/webhooks/delivery-details.tsx';
import { useMessages } from '#web/features/webhooks/messages.ts';
import type { WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';

type DeliveryItemProps = { owner: WebhookOwner; webhookId: string; delivery: ListedDelivery };

/** A line of the log that opens to what was sent and answered. */
export function DeliveryItem(props: DeliveryItemProps) {
  const { delivery } = props;
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-start text-13 hover:bg-hover"
      >
        <StateBadge delivery={delivery} />
        <span className="font-medium text-ink">{t(`event_${delivery.type}`)}</span>
        {delivery.replay_of && <Badge>{t('replayed')}</Badge>}
        <span className="ms-auto whitespace-nowrap text-12 text-ink-3">
          {formatAgo(dateOfUnix(delivery.created_at_unix))}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-3 transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {isOpen && (
        <div id={id} className="border-t bg-sunken px-4 py-4">
          <DeliveryDetails {...props} />
        </div>
      )}
    </li>
  );
}

function StateBadge({ delivery: { state, response_status: status } }: { delivery: ListedDelivery }) {
  const t = useMessages();
  if (state === 'waiting') return <Badge tone="accent">{t('waiting')}</Badge>;
  const text = state === 'delivered' ? t('delivered') : t('notDelivered');
  return (
    <Badge tone={state === 'delivered' ? 'positive' : 'danger'}>
      {status === null ? text : `${text} · ${status}`}
    </Badge>
  );
}
