import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/security/messages.ts';
import { passkeyFailure } from '#web/features/security/passkey-failure.ts';
import { canUsePasskeys, wasCancelled } from '#web/features/security/passkey-support.ts';
import { signInWithPasskey } from '#web/features/security/passkeys.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';

/** Beside the password, where this browser can use passkeys on this address. */
export function PasskeySignIn() {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!canUsePasskeys()) return null;
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signInWithPasskey();
    } catch (error) {
      if (!wasCancelled(error)) setFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <FormError text={failure} />
      <Button size="lg" isBusy={isBusy} onClick={() => void begin()}>
        <Fingerprint aria-hidden />
        {t('passkeySignIn')}
      </Button>
    </div>
  );
}
