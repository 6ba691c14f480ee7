import { useMessages } from '#web/features/staff/money/messages.ts';
import { useRedemptions } from '#web/features/staff/money/money.requests.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** The workspaces that used a code, newest first. */
export function RedemptionDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useMessages();
  const query = useRedemptions(code);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('redemptionsOf', { code })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ListFrame
        query={query}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40', 'h-4 w-20']} />}
        failed={t('redemptionsFailed')}
        empty={<p className="p-4 text-13 text-ink-3">{t('redemptionsEmpty')}</p>}
      >
        {(redemptions) => (
          <ul className="flex flex-col divide-y divide-line">
            {redemptions.map(({ workspace_id, name, redeemed_at_unix }) => (
              <li key={workspace_id} className="flex items-center justify-between gap-3 py-2 text-13">
                <span className="min-w-0 truncate">{name}</span>
                <span className="whitespace-nowrap text-12 text-ink-3">
                  {formatDate(dateOfUnix(redeemed_at_unix))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Dialog>
  );
}
