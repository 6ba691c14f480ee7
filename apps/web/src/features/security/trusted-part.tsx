import type { TrustedDevice } from '@mynah/contract/accounts/two-factor';
import { ShieldCheck } from 'lucide-react';
import { Item, ItemList } from '#web/features/security/item-list.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { Part } from '#web/features/security/part.tsx';
import { useRemoveTrustedDevice, useTrustedDevices } from '#web/features/security/two-factor.requests.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Only where there are some: without a second factor they have no meaning. */
export function TrustedPart() {
  const t = useMessages();
  const query = useTrustedDevices();
  if (!query.data || query.data.trusted_devices.length === 0) return null;
  return (
    <Part id="trusted-devices" title={t('trusted')} text={t('trustedText')}>
      <ItemList
        label={t('trusted')}
        query={query}
        rows={1}
        items={({ trusted_devices }) =>
          trusted_devices.map((device) => <DeviceItem key={device.device_id} device={device} />)
        }
      />
    </Part>
  );
}

function DeviceItem({
  device: { device_id, device, is_current, expires_at_unix },
}: {
  device: TrustedDevice;
}) {
  const t = useMessages();
  const remove = useRemoveTrustedDevice();
  const untrust = async () => {
    if (await okOrToast(remove.mutateAsync(device_id))) toast.success(t('untrusted', { device }));
  };
  return (
    <Item
      icon={<ShieldCheck aria-hidden />}
      title={
        <>
          {device}
          {is_current && <Badge tone="positive">{t('thisBrowser')}</Badge>}
        </>
      }
      text={t('trustedUntil', { date: formatDate(dateOfUnix(expires_at_unix)) })}
      action={
        <Button
          size="sm"
          aria-label={t('untrust', { device })}
          isBusy={remove.isPending}
          onClick={() => void untrust()}
        >
          {t('remove')}
        </Button>
      }
    />
  );
}
