import { ConsentForm, SaleSwitch } from '#web/features/consent/index.ts';
import { useMessages } from '#web/features/privacy/messages.ts';
import { useProductUpdates } from '#web/features/privacy/privacy.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

export function PrivacyChoices() {
  const t = useMessages();
  const user = useUser().data;
  const updates = useProductUpdates();
  return (
    <Card className="divide-y">
      <div className="p-4">
        <ConsentForm onDecided={() => toast.success(t('decided'))} />
      </div>
      <SaleSwitch className="p-4" />
      <Switch
        className="p-4"
        label={t('productUpdates')}
        hint={t('productUpdatesHint')}
        checked={user?.agrees_to_product_updates ?? false}
        disabled={!user || updates.isPending}
        onChange={(agrees) => void okOrToast(updates.mutateAsync(agrees))}
      />
    </Card>
  );
}
