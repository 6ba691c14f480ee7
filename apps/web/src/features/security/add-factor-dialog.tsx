import type { SecondFactorKind, SecondFactorList } from '@mynah/contract/accounts/two-factor';
import { useState } from 'react';
import { BackupCodesDialog } from '#web/features/security/backup-codes-dialog.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { SmsSetUp } from '#web/features/security/sms-set-up.tsx';
import { TotpSetUp } from '#web/features/security/totp-set-up.tsx';
import { useNewBackupCodes, useSecondFactors } from '#web/features/security/two-factor.requests.ts';
import type { AddressDialogProps } from '#web/shared/dialogs.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.tsx';

/** `?dialog=add-2fa` (ACC-076): set-up, and for the first factor the backup codes. */
export default function AddFactorDialog({ onClose, search }: AddressDialogProps) {
  const t = useMessages();
  const query = useSecondFactors();
  const issue = useNewBackupCodes();
  const [codes, setCodes] = useState<string[]>();
  const finish = async (list: SecondFactorList) => {
    toast.success(t('added'));
    if (list.backup_codes_left > 0) return onClose();
    try {
      setCodes((await issue.mutateAsync()).backup_codes);
    } catch (error) {
      toast.failure(error);
      onClose();
    }
  };
  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('addTitle')} description={t('addText')}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="h-80" />}
      {query.data && <Methods list={query.data} wish={search.factor} onAdded={(list) => void finish(list)} />}
    </Dialog>
  );
}

type MethodsProps = {
  list: SecondFactorList;
  wish: string | undefined;
  onAdded: (list: SecondFactorList) => void;
};

function Methods({ list, wish, onAdded }: MethodsProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState(wish);
  const taken = new Set<SecondFactorKind>(list.factors.map(({ factor }) => factor));
  const all = [
    { value: 'totp' as const, label: t('totp'), content: <TotpSetUp onAdded={onAdded} /> },
    { value: 'sms' as const, label: t('sms'), content: <SmsSetUp onAdded={onAdded} /> },
  ];
  const free = all.filter(({ value }) => !taken.has(value));
  const [first] = free;
  if (!first) return <p className="pb-3 text-13 text-ink-2">{t('allSet')}</p>;
  const value = free.find((tab) => tab.value === chosen)?.value ?? first.value;
  return (
    <Tabs
      label={t('method')}
      value={value}
      onChange={setChosen}
      tabs={free}
      panelClassName="pt-4 pb-2 outline-none"
    />
  );
}
