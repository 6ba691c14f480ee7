import type { Passkey } from '@mynah/contract/accounts/passkeys';
import { Fingerprint, Plus } from 'lucide-react';
import { Item, ItemList } from '#web/features/security/item-list.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { Part } from '#web/features/security/part.tsx';
import { PasskeyActions } from '#web/features/security/passkey-actions.tsx';
import { canUsePasskeys, isKnownDevice, wasCancelled } from '#web/features/security/passkey-support.ts';
import { useAddPasskey, usePasskeys } from '#web/features/security/passkeys.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { dateOfUnix, formatAgo, formatDate } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

export function PasskeysPart() {
  const t = useMessages();
  const query = usePasskeys();
  const obstacle = useObstacle(query.data?.origin);
  return (
    <Part
      id="passkeys"
      title={t('passkeys')}
      text={t('passkeysText')}
      action={query.data && !obstacle ? <AddButton /> : undefined}
    >
      <ItemList
        label={t('passkeys')}
        query={query}
        rows={1}
        empty={obstacle ?? t('passkeysEmpty')}
        items={({ passkeys }) =>
          passkeys.map((passkey) => <PasskeyItem key={passkey.passkey_id} passkey={passkey} />)
        }
      />
    </Part>
  );
}

/** Why none can be added here; undefined where one can. */
function useObstacle(origin: string | null | undefined): string | undefined {
  const t = useMessages();
  if (origin === null) return t('passkeysNowhere');
  if (origin !== undefined && origin !== location.origin) return t('passkeysElsewhere', { origin });
  return canUsePasskeys() ? undefined : t('passkeysUnsupported');
}

function AddButton() {
  const t = useMessages();
  const add = useAddPasskey();
  const begin = async () => {
    try {
      await add.mutateAsync();
      toast.success(t('passkeyAdded'));
    } catch (error) {
      if (wasCancelled(error)) return;
      if (error instanceof ApiError) toast.failure(error);
      else toast.error(isKnownDevice(error) ? t('passkeyExists') : t('passkeyFailed'));
    }
  };
  return (
    <Button size="sm" isBusy={add.isPending} onClick={() => void begin()}>
      <Plus aria-hidden />
      {t('addPasskey')}
    </Button>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const t = useMessages();
  const { name, created_at_unix, last_used_unix } = passkey;
  const date = formatDate(dateOfUnix(created_at_unix));
  return (
    <Item
      icon={<Fingerprint aria-hidden />}
      title={<span className="truncate">{name}</span>}
      text={
        last_used_unix === null
          ? t('passkeyUnused', { date })
          : t('passkeyUsed', { date, ago: formatAgo(dateOfUnix(last_used_unix)) })
      }
      action={<PasskeyActions passkey={passkey} />}
    />
  );
}
