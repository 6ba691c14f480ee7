import type { ServerState } from '@mynah/contract/operations';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Facts } from '#web/features/staff/server/facts.tsx';
import { useMessages } from '#web/features/staff/server/messages.ts';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

export function HealthCard({ state }: { state: ServerState }) {
  const t = useMessages();
  const { runtime, public_url: address } = state;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <Verdict waitingFor={state.waiting_for} />
      <Facts
        facts={[
          [
            t('address'),
            <span key="address" className="-my-1.5 flex items-center gap-1">
              <span className="truncate">{address}</span>
              <CopyButton text={address} label={t('copyAddress')} />
            </span>,
          ],
          [t('mail'), t(state.sends_mail ? 'mailSent' : 'mailWaits')],
          [t('since'), formatDateTime(dateOfUnix(state.started_at_unix))],
          [t('waiting'), t('segments', { count: state.waiting_segments })],
          [t('roles'), state.roles.join(', ')],
          [t('runsOn'), `Node ${runtime.node} · PostgreSQL ${runtime.postgres} · ${runtime.platform}`],
        ]}
      />
    </Card>
  );
}

/** As load balancers are told it. */
function Verdict({ waitingFor }: { waitingFor: readonly string[] }) {
  const t = useMessages();
  const troubles = waitingFor.map((trouble) =>
    isKnown(trouble) ? t(`trouble_${trouble}`) : t('unknownTrouble', { trouble }),
  );
  if (troubles.length === 0) {
    return (
      <p className="flex items-center gap-2 font-medium text-15">
        <CircleCheck aria-hidden className="size-5 text-positive" />
        {t('well')}
      </p>
    );
  }
  return (
    <div role="alert" className="flex items-start gap-2">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <ul className="font-medium text-15 text-danger">
        {troubles.map((trouble) => (
          <li key={trouble}>{trouble}</li>
        ))}
      </ul>
    </div>
  );
}

const known = ['database', 'engines', 'disk'] as const;
const isKnown = (trouble: string): trouble is (typeof known)[number] =>
  (known as readonly string[]).includes(trouble);
