import { useMessages } from '#web/features/settings/messages.ts';
import { useEditMetadata, useOptOut } from '#web/features/settings/settings.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';

export function PrivacyChoices() {
  const t = useMessages();
  const user = useUser().data;
  const editMetadata = useEditMetadata();
  const optOut = useOptOut();
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
        onChange={(isOut) => void okOrToast(optOut.mutateAsync(isOut))}
      />
    </Card>
  );
}
