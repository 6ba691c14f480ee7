import { formatCents } from '@mynah/contract/billing/money';
import type { PromoCode } from '@mynah/contract/billing/promo-codes';
import { Ban, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { CodeDialog } from '#web/features/staff/money/code-dialog.tsx';
import { useMessages } from '#web/features/staff/money/messages.ts';
import { useCodes, useEndCode } from '#web/features/staff/money/money.requests.ts';
import { RedemptionDialog } from '#web/features/staff/money/redemption-dialog.tsx';
import { StaffSection } from '#web/features/staff/staff-section.tsx';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Codes that take something off: made, counted and ended. */
export function CodeSection() {
  const t = useMessages();
  const query = useCodes();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StaffSection
      title={t('codes')}
      aside={
        <Button onClick={() => setIsOpen(true)}>
          <Plus aria-hidden />
          {t('create')}
        </Button>
      }
    >
      <ListFrame
        query={query}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-32', 'h-4 w-20']} />}
        failed={t('codesFailed')}
        empty={<p className="p-4 text-13 text-ink-3">{t('codesEmpty')}</p>}
      >
        {(codes) => <CodeTable codes={codes} />}
      </ListFrame>
      {isOpen && <CodeDialog onClose={() => setIsOpen(false)} />}
    </StaffSection>
  );
}

function CodeTable({ codes }: { codes: readonly PromoCode[] }) {
  const t = useMessages();
  const usesOf = ({ redemptions: used, max_redemptions: most }: PromoCode): string =>
    most === null ? formatCount(used) : t('usesOf', { used: formatCount(used), most: formatCount(most) });
  return (
    <DataTable
      label={t('codes')}
      items={codes}
      keyOf={({ code }) => code}
      columns={[
        { title: t('code'), cell: ({ code }) => code, cellClass: 'max-w-50 truncate font-medium text-ink' },
        { title: t('off'), cell: (code) => <Off code={code} />, cellClass: 'py-2' },
        { title: t('uses'), cell: usesOf, cellClass: 'figures whitespace-nowrap' },
        {
          title: t('state'),
          cell: ({ is_valid }) => (
            <Badge tone={is_valid ? 'positive' : 'neutral'}>{t(is_valid ? 'valid' : 'over')}</Badge>
          ),
          className: 'max-sm:hidden',
        },
      ]}
      actions={{ title: t('actions'), of: (code) => <Actions code={code} /> }}
    />
  );
}

function Off({ code }: { code: PromoCode }) {
  const t = useMessages();
  const { percent_off, amount_off_cents, currency, duration_in_months: months, expires_at_unix } = code;
  const off =
    percent_off === null ? formatCents(amount_off_cents ?? 0, currency ?? 'usd') : `${percent_off}%`;
  const span = months === null ? t('forGood') : t('forMonths', { count: months });
  return (
    <>
      <span className="block whitespace-nowrap text-ink">
        {off} {span}
      </span>
      {expires_at_unix !== null && (
        <span className="block text-12 text-ink-3">
          {t('expires', { date: formatDate(dateOfUnix(expires_at_unix)) })}
        </span>
      )}
    </>
  );
}

function Actions({ code: { code, is_valid } }: { code: PromoCode }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useEndCode();
  const end = async () => {
    const isSure = await confirm({
      title: t('endTitle', { code }),
      description: t('endText'),
      confirmLabel: t('end'),
      isDanger: true,
    });
    if (isSure && (await okOrToast(mutateAsync(code)))) toast.success(t('ended', { code }));
  };
  return (
    <>
      <RowMenu label={t('actionsFor', { code })}>
        <MenuItem icon={<Users aria-hidden />} onSelect={() => setIsOpen(true)}>
          {t('redemptions')}
        </MenuItem>
        {is_valid && (
          <MenuItem icon={<Ban aria-hidden />} isDanger onSelect={() => void end()}>
            {t('end')}
          </MenuItem>
        )}
      </RowMenu>
      {isOpen && <RedemptionDialog code={code} onClose={() => setIsOpen(false)} />}
    </>
  );
}
