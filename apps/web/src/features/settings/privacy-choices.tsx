import { useMessages } from '#web/features/settings/messages.ts';
import { forgetOptOut, persistOptOut } from '#web/features/settings/opt-out.ts';
import { useEditMetadata, useOptOut } from '#web/features/settings/settings.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { type ConfirmOptions, confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';

export function PrivacyChoices() {
  const t = useMessages();
  const user = useUser().data;
  const editMetadata = useEditMetadata();
  const optOut = useOptOut();
  const chooseOptOut = async (isOut: boolean) => {
    if (!user || (isOut && !(await confirm(question(t))))) return;
    if (!(await okOrToast(optOut.mutateAsync(isOut)))) return;
    if (!isOut) return forgetOptOut();
    persistOptOut(user);
    // what the page has loaded knows nothing of it (PRV-027)
    location.reload();
  };
  return (
    <Card className="divide-y">
      <Switch
        className="p-4"
        label={t('productUpdates')}
        hint={t('productUpdatesHint')}
        checked={user?.agrees_to_product_updates ?? false}
        disabled={!user || editMetadata.isPending}
        onChange={(agrees) => void okOrToast(editMetadata.mutateAsync({ agrees_to_product_updates: agrees }))}
      />
      <Switch
        className="p-4"
        label={t('optOut')}
        hint={t('optOutHint')}
        checked={user?.ccpa_opt_out ?? false}
        disabled={!user || optOut.isPending}
        onChange={(isOut) => void chooseOptOut(isOut)}
      />
    </Card>
  );
}

const question = (t: ReturnType<typeof useMessages>): ConfirmOptions => ({
  title: t('optOutQuestion'),
  description: t('optOutText'),
  confirmLabel: t('optOutConfirm'),
});
