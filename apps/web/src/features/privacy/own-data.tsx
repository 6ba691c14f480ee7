import type { DeletionPreview } from '@mynah/contract/accounts/privacy';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/features/privacy/messages.ts';
import {
  deleteAccount,
  downloadExport,
  fetchDeletionPreview,
} from '#web/features/privacy/privacy.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { signOut } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Taking everything along, and taking everything away. */
export function OwnData() {
  const t = useMessages();
  const [isExporting, setExporting] = useState(false);
  const exportAll = async () => {
    setExporting(true);
    await okOrToast(downloadExport());
    setExporting(false);
  };
  return (
    <Card className="divide-y">
      <Row title={t('exportTitle')} text={t('exportText')}>
        <Button isBusy={isExporting} onClick={() => void exportAll()}>
          {t('export')}
        </Button>
      </Row>
      <Row title={t('deleteTitle')} text={t('deleteText')}>
        <DeleteButton />
      </Row>
    </Card>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 p-4 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <h3 className="font-medium text-13">{title}</h3>
        <p className="text-12 text-ink-3">{text}</p>
      </div>
      {children}
    </div>
  );
}

function DeleteButton() {
  const t = useMessages();
  const email = useUser().data?.email;
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    if (email === undefined) return;
    setBusy(true);
    await okOrToast(askAndDelete(email));
    setBusy(false);
  };
  const askAndDelete = async (expected: string) => {
    const preview = await fetchDeletionPreview();
    if (preview.must_transfer_ownership) {
      toast.error(t('transferFirst'));
      return;
    }
    const isConfirmed = await confirm({
      title: t('deleteQuestion'),
      description: <Losses preview={preview} />,
      confirmLabel: t('delete'),
      isDanger: true,
      countdownSeconds: 3,
      requiredInput: { label: t('typeEmail'), placeholder: expected, expected },
    });
    if (!isConfirmed) return;
    await deleteAccount();
    await signOut();
  };
  return (
    <Button className="text-danger" disabled={email === undefined} isBusy={isBusy} onClick={() => void ask()}>
      {t('delete')}
    </Button>
  );
}

/** What goes at once, what goes later, and the way back. */
function Losses({ preview }: { preview: DeletionPreview }) {
  const t = useMessages();
  const parts = preview.material
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name.replaceAll('-', ' ')} (${formatCount(count)})`)
    .join(', ');
  return (
    <>
      {t('deleteWarning')}
      {parts !== '' && <span className="mt-2 block">{t('willBeLost', { parts })}</span>}
      <span className="mt-2 block">{t('wayBack')}</span>
    </>
  );
}
