import { dismissChangeError, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { FailureNotice, Notice, Notices } from '#web/shared/making/notices.tsx';

/** What stands in the way: too dear, or refused by the server. */
export function ChangeNotice({ change }: { change: Change }) {
  const t = useMessages();
  const { error } = useChanging();
  const { isTooDear, cost, credits, canGenerate, generate } = change;
  return (
    <Notices>
      {isTooDear && cost !== null && (
        <Notice title={t('quotaTitle')}>
          {t('quotaText', { cost: formatCount(cost), remaining: formatCount(credits.remaining) })}
        </Notice>
      )}
      {error !== null && (
        <FailureNotice
          title={t('failedTitle')}
          error={error}
          canRetry={canGenerate}
          onRetry={generate}
          onDismiss={dismissChangeError}
        />
      )}
    </Notices>
  );
}
