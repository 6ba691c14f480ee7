import { mayStoreVoicePrints } from '@mynah/contract/accounts/location';
import { Info } from 'lucide-react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';

/** Where the law forbids that voice prints are stored, cloning is not offered (PRV-002 to PRV-004). */
export function useIsRestricted(): boolean {
  const user = useUser().data;
  return user !== undefined && !mayStoreVoicePrints(user);
}

export function RestrictedNotice() {
  const t = useMessages();
  return (
    <p role="note" className="flex items-start gap-2.5 rounded-lg bg-sunken px-4 py-3 text-13 text-ink-2">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      {t('restricted')}
    </p>
  );
}
