import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useMessages } from '#web/features/sign-in/messages.ts';
import { setupStatusQuery } from '#web/shared/account/setup.requests.ts';

/** On a fresh server there is nobody to sign in yet. */
export function SetupNotice() {
  const t = useMessages();
  const { data } = useQuery(setupStatusQuery);
  if (!data?.needs_setup) return null;
  return (
    <div className="mb-4 flex gap-3 rounded-xl border bg-accent-soft p-4">
      <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <div>
        <p className="font-medium text-13">{t('setupTitle')}</p>
        <p className="mt-0.5 text-12 text-ink-2">{t('setupText')}</p>
      </div>
    </div>
  );
}
