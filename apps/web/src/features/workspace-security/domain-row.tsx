import type { DomainVerification } from '@mynah/contract/workspaces/domains';
import { Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { useCheckDomain, useRemoveDomain } from '#web/features/workspace-security/security.requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type DomainRowProps = { domain: DomainVerification; isAvailable: boolean };

export function DomainRow({ domain: verification, isAvailable }: DomainRowProps) {
  const t = useMessages();
  const { domain, verified_at_unix: verifiedAt } = verification;
  const remove = useRemove(verification);
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all font-medium text-13">{domain}</span>
          <Badge tone={verifiedAt ? 'positive' : 'accent'}>{verifiedAt ? t('verified') : t('pending')}</Badge>
        </div>
        <IconButton size="sm" label={t('removeDomain', { domain })} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {verifiedAt === null && <Record verification={verification} isAvailable={isAvailable} />}
    </li>
  );
}

function Record({ verification, isAvailable }: { verification: DomainVerification; isAvailable: boolean }) {
  const t = useMessages();
  const check = useCheckDomain();
  const { domain, dns_txt_record: record, domain_verification_id: id } = verification;
  const look = async () => {
    const isDone = await okOrToast(
      check.mutateAsync(id).then(({ verified_at_unix: verifiedAt }) => {
        if (verifiedAt) toast.success(t('checkVerified', { domain }));
        else toast.info(t('checkMissing'));
      }),
    );
    return isDone;
  };
  return (
    <>
      <p className="text-12 text-ink-2">{t('recordText', { domain })}</p>
      <div className="flex items-center gap-1 rounded-md border bg-sunken py-0.5 pe-0.5 ps-3">
        <code className="min-w-0 flex-1 select-all break-all py-1 text-12">{record}</code>
        <CopyButton text={record} label={t('copyRecord', { domain })} />
      </div>
      <div>
        <Button
          size="sm"
          aria-label={t('checkFor', { domain })}
          disabled={!isAvailable}
          isBusy={check.isPending}
          onClick={() => void look()}
        >
          {t('check')}
        </Button>
      </div>
    </>
  );
}

function useRemove({ domain, domain_verification_id: id }: DomainVerification) {
  const t = useMessages();
  const remove = useRemoveDomain();
  return async () => {
    const isConfirmed = await confirm({
      title: t('removeDomainTitle', { domain }),
      description: t('removeDomainText'),
      confirmLabel: t('remove'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove.mutateAsync(id))))
      toast.success(t('domainRemoved', { domain }));
  };
}
