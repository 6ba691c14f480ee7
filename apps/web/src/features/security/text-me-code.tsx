import { useState } from 'react';
import { useMessages } from '#web/features/security/messages.ts';
import { sendMfaCode } from '#web/features/security/two-factor.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** To the phone that is the account's second factor. */
export function TextMeCode({ phoneNumber: phone }: { phoneNumber: string }) {
  const t = useMessages();
  const [isSent, setSent] = useState(false);
  const send = async () => setSent(await okOrToast(sendMfaCode()));
  return isSent ? (
    <p role="status" className="text-12 text-ink-3">
      {t('codeSentTo', { phone })}
    </p>
  ) : (
    <Button size="sm" className="self-start" onClick={() => void send()}>
      {t('textMeCode', { phone })}
    </Button>
  );
}
