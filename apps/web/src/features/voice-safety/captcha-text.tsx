import { RefreshCw } from 'lucide-react';
import { useMessages } from '#web/features/voice-safety/messages.ts';
import type { Captcha } from '#web/features/voice-safety/verification.requests.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type CaptchaTextProps = { captcha: Captcha; isFetching: boolean; onOther: () => void };

/** Large, so that it can be read from a step away from the microphone. */
export function CaptchaText({ captcha, isFetching, onOther }: CaptchaTextProps) {
  const t = useMessages();
  const { text, language, attempts_left: left } = captcha;
  return (
    <figure className="rounded-xl bg-sunken px-5 py-4">
      <blockquote lang={language} dir="auto" className="text-pretty text-18 text-ink" data-testid="captcha">
        {text}
      </blockquote>
      <figcaption className="mt-3 flex items-center justify-between gap-3 text-12 text-ink-2">
        <span role="status">{left > 0 ? t('attempts', { count: left }) : t('noAttempts')}</span>
        {left > 0 && (
          <IconButton size="sm" label={t('otherText')} disabled={isFetching} onClick={onOther}>
            <RefreshCw aria-hidden />
          </IconButton>
        )}
      </figcaption>
    </figure>
  );
}
