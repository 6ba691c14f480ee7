import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { sendVerificationEmail } from '#web/features/email-links/email-links.requests.ts';
import { failureText } from '#web/features/email-links/failure-text.ts';
import { useMessages } from '#web/features/email-links/messages.ts';
import { OutboxHint } from '#web/features/email-links/outbox-hint.tsx';
import { useCountdown } from '#web/features/email-links/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

export const RESEND_WAIT_SECONDS = 30;

type EmailInboxProps = { email: string; continueUrl: string };

/** A verification link is on its way: where it went, and another one after a while. */
export function EmailInbox({ email, continueUrl }: EmailInboxProps) {
  const t = useMessages();
  const { resend, left, isSending, failure } = useResend({ email, continueUrl });
  return (
    <Card className="flex flex-col items-center gap-4 p-6 text-center">
      <MailOpen aria-hidden className="size-6 text-accent-ink" />
      <p className="text-balance text-13 text-ink-2">{t('inboxText', { email })}</p>
      <OutboxHint />
      <FormError text={failure} />
      <Button onClick={resend} disabled={left > 0} isBusy={isSending} className="w-full tabular-nums">
        {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
      </Button>
      <p className="text-12 text-ink-3">{t('inboxHint')}</p>
    </Card>
  );
}

function useResend({ email, continueUrl }: EmailInboxProps) {
  const t = useMessages();
  const { left, restart } = useCountdown(RESEND_WAIT_SECONDS);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const resend = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await sendVerificationEmail({ email, continue_url: continueUrl });
      toast.success(t('resent'));
      restart();
    } catch (error) {
      setFailure(failureText(error, t('verificationSendFailed')));
    } finally {
      setSending(false);
    }
  };
  return { resend: () => void resend(), left, isSending, failure };
}
