import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import type { SecondFactorChallenge } from '#web/features/security/second-factor-challenge.ts';
import { sendMfaCode } from '#web/features/security/two-factor.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { signIn } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/ui/toast.tsx';

type Method = 'totp' | 'sms' | 'backup-code';

type SecondFactorStepProps = {
  challenge: SecondFactorChallenge;
  /** Back to the password; with the reason when the password step is too old. */
  onBack: (error?: unknown) => void;
};

/** The second step of a sign-in. When the code is right the session begins, and the page goes on by itself. */
export function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const t = useMessages();
  const { mfa_token, mfa_factors } = challenge;
  const [method, setMethod] = useState<Method>(mfa_factors[0] ?? 'backup-code');
  const [isTrusted, setTrusted] = useState(false);
  const isBackup = method === 'backup-code';
  const submit = async (code: string) => {
    try {
      await signIn({ mfa_token, [isBackup ? 'backup_code' : 'code']: code, trust_device: isTrusted });
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === 'mfa_token_expired')) throw error;
      onBack(error);
    }
  };
  return (
    <section aria-label={t('stepTitle')} className="flex flex-col gap-4">
      {method === 'sms' ? (
        <SentCode challenge={challenge} />
      ) : (
        <p className="text-13 text-ink-2">{isBackup ? t('stepBackup') : t('stepTotp')}</p>
      )}
      <CodeForm
        key={method}
        kind={isBackup ? 'backup-code' : 'digits'}
        label={isBackup ? t('backupCode') : t('code')}
        submitLabel={t('verify')}
        onSubmit={submit}
      >
        <Checkbox label={t('trust')} checked={isTrusted} onChange={setTrusted} />
      </CodeForm>
      <OtherMethods method={method} factors={mfa_factors} onChoose={setMethod} />
      <Button variant="ghost" size="sm" onClick={() => onBack()}>
        {t('back')}
      </Button>
    </section>
  );
}

/** Sends a text message when it comes into view, and again when asked. */
function SentCode({ challenge: { mfa_token, phone_number } }: { challenge: SecondFactorChallenge }) {
  const t = useMessages();
  const [isSent, setSent] = useState(false);
  const hasBegun = useRef(false);
  const phone = phone_number ?? '';
  const send = async () => {
    setSent(false);
    await sendMfaCode(mfa_token).then(() => setSent(true), toast.failure);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-13 text-ink-2">
        {isSent ? t('codeSentTo', { phone }) : t('stepSending', { phone })}
      </p>
      <Button variant="ghost" size="sm" onClick={() => void send()}>
        {t('sendAgain')}
      </Button>
    </div>
  );
}

type OtherMethodsProps = {
  method: Method;
  factors: readonly Method[];
  onChoose: (method: Method) => void;
};

function OtherMethods({ method, factors, onChoose }: OtherMethodsProps) {
  const t = useMessages();
  const labels: Record<Method, string> = {
    totp: t('useTotp'),
    sms: t('useSms'),
    'backup-code': t('useBackup'),
  };
  const others = [...factors, 'backup-code' as const].filter((other) => other !== method);
  return (
    <div className="flex flex-col gap-1 border-t pt-3">
      {others.map((other) => (
        <Button key={other} variant="ghost" size="sm" onClick={() => onChoose(other)}>
          {labels[other]}
        </Button>
      ))}
    </div>
  );
}
