import type { SecondFactor, SecondFactorKind, SecondFactorList } from '@mynah/contract/accounts/two-factor';
import { KeySquare, MessageSquare, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { BackupCodesDialog } from '#web/features/security/backup-codes-dialog.tsx';
import { Item, ItemList } from '#web/features/security/item-list.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { Part } from '#web/features/security/part.tsx';
import { RemoveFactorDialog } from '#web/features/security/remove-factor-dialog.tsx';
import { useNewBackupCodes, useSecondFactors } from '#web/features/security/two-factor.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

const kinds = ['totp', 'sms'] as const;

export function TwoFactorPart() {
  const t = useMessages();
  const query = useSecondFactors();
  const [removing, setRemoving] = useState<SecondFactorKind>();
  const rows = ({ factors, backup_codes_left }: SecondFactorList) => [
    ...kinds.map((kind) => (
      <FactorItem
        key={kind}
        kind={kind}
        factor={factors.find(({ factor }) => factor === kind)}
        onRemove={() => setRemoving(kind)}
      />
    )),
    ...(factors.length > 0 ? [<BackupCodesItem key="codes" left={backup_codes_left} />] : []),
  ];
  return (
    <Part id="two-factor" title={t('twoFactor')} text={t('twoFactorText')}>
      <ItemList label={t('twoFactor')} query={query} rows={2} items={rows} />
      {removing && (
        <RemoveFactorDialog
          kind={removing}
          phoneNumber={query.data?.factors.find(({ factor }) => factor === 'sms')?.phone_number ?? null}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Part>
  );
}

type FactorItemProps = { kind: SecondFactorKind; factor: SecondFactor | undefined; onRemove: () => void };

function FactorItem({ kind, factor, onRemove }: FactorItemProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const isTotp = kind === 'totp';
  const setUp = () => void navigate({ to: '.', search: { dialog: 'add-2fa', factor: kind } });
  return (
    <Item
      icon={isTotp ? <Smartphone aria-hidden /> : <MessageSquare aria-hidden />}
      title={
        <>
          {t(kind)}
          {factor && <Badge tone="positive">{t('on')}</Badge>}
        </>
      }
      text={factor?.phone_number ?? t(isTotp ? 'totpText' : 'smsText')}
      action={
        factor ? (
          <Button size="sm" aria-label={t(isTotp ? 'removeTotp' : 'removeSms')} onClick={onRemove}>
            {t('remove')}
          </Button>
        ) : (
          <Button size="sm" aria-label={t(isTotp ? 'setUpTotp' : 'setUpSms')} onClick={setUp}>
            {t('setUp')}
          </Button>
        )
      }
    />
  );
}

function BackupCodesItem({ left }: { left: number }) {
  const t = useMessages();
  const issue = useNewBackupCodes();
  const [codes, setCodes] = useState<string[]>();
  const ask = async () => {
    const isConfirmed =
      left === 0 ||
      (await confirm({
        title: t('newCodesTitle'),
        description: t('newCodesText'),
        confirmLabel: t('newCodes'),
      }));
    if (!isConfirmed) return;
    await okOrToast(issue.mutateAsync().then(({ backup_codes }) => setCodes(backup_codes)));
  };
  return (
    <>
      <Item
        icon={<KeySquare aria-hidden />}
        title={t('backupCodes')}
        text={left === 0 ? t('codesNone') : t('codesLeft', { count: left })}
        action={
          <Button size="sm" isBusy={issue.isPending} onClick={() => void ask()}>
            {t('newCodes')}
          </Button>
        }
      />
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
