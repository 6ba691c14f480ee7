import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { CaptchaText } from '#web/features/voice-safety/captcha-text.tsx';
import { useMessages } from '#web/features/voice-safety/messages.ts';
import { Reading } from '#web/features/voice-safety/reading.tsx';
import {
  type Captcha,
  captchaQuery,
  useRenewVoices,
} from '#web/features/voice-safety/verification.requests.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type CaptchaPanelProps = {
  voiceId: string;
  name: string;
  onPassed?: () => void;
};

/** A text to read aloud, the microphone, and what came of it (VOI-016). */
export function CaptchaPanel({ voiceId, name, onPassed }: CaptchaPanelProps) {
  const t = useMessages();
  const [isPassed, setPassed] = useState(false);
  const renewVoices = useRenewVoices();
  const captcha = useQuery({ ...captchaQuery(voiceId), enabled: !isPassed });
  const { refusal, refuse, clear } = useRefusal(voiceId, captcha.refetch);
  if (isPassed) return <Passed name={name} />;
  if (captcha.isPending) {
    return (
      <div role="status" aria-label={t('textLoading')}>
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (captcha.isError && !captcha.data) {
    return (
      <ErrorState error={captcha.error} title={t('textFailed')} onRetry={() => void captcha.refetch()} />
    );
  }
  const pass = () => {
    setPassed(true);
    renewVoices();
    onPassed?.();
  };
  const { data, isFetching, refetch } = captcha;
  return (
    <div className="flex flex-col gap-4">
      <CaptchaText captcha={data} isFetching={isFetching} onOther={() => void refetch()} />
      <FormError text={refusal} />
      {data.attempts_left > 0 && (
        <Reading key={data.text} voiceId={voiceId} onBegin={clear} onPassed={pass} onRefused={refuse} />
      )}
    </div>
  );
}

/** What was wrong with the last reading. The text stays while it holds, so that it can be read again. */
function useRefusal(voiceId: string, refetch: () => Promise<unknown>) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const { queryKey } = captchaQuery(voiceId);
  const setLeft = (left: (attempts: number) => number) =>
    client.setQueryData<Captcha>(
      queryKey,
      (captcha) => captcha && { ...captcha, attempts_left: Math.max(0, left(captcha.attempts_left)) },
    );
  const refuse = (error: unknown) => {
    setRefusal(errorText(error));
    const reason = error instanceof ApiError ? error.reason : undefined;
    if (reason === 'voice_captcha_expired') void refetch();
    if (reason === 'max_verification_attempts_reached') setLeft(() => 0);
    if (reason?.startsWith('voice_captcha_other')) setLeft((attempts) => attempts - 1);
  };
  return { refusal, refuse, clear: () => setRefusal(undefined) };
}

function Passed({ name }: { name: string }) {
  const t = useMessages();
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-xl bg-positive-soft px-4 py-3 text-13 text-positive"
    >
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {t('passed', { name })}
    </p>
  );
}
