import { dismissError, useGeneration } from '#web/features/dialogue/generate-dialogue.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Dialogue } from '#web/features/dialogue/use-dialogue.ts';
import { UnfinishedNotice } from '#web/features/text-to-speech/index.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { FailureNotice, Notice, Notices, Warnings } from '#web/shared/making/notices.tsx';

/** What stands in the way, beside the lines it is about. */
export function DialogueNotice({ dialogue }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { state, error, warnings } = useGeneration();
  const { isTooLong, isTooDear, hasTooManyVoices, limits, characters, cost, credits } = dialogue;
  return (
    <Notices>
      {isTooLong && (
        <Notice title={t('tooLongTitle')}>
          {t('tooLong', {
            limit: formatCount(limits.characters),
            over: formatCount(characters - limits.characters),
          })}
        </Notice>
      )}
      {hasTooManyVoices && (
        <Notice title={t('tooManyVoicesTitle')}>{t('tooManyVoices', { limit: limits.voices })}</Notice>
      )}
      {isTooDear && (
        <Notice title={t('quotaTitle')}>
          {t('quotaText', { cost: formatCount(cost), remaining: formatCount(credits.remaining) })}
        </Notice>
      )}
      {error !== null && (
        <FailureNotice
          title={t('failedTitle')}
          error={error}
          canRetry={dialogue.canGenerate}
          onRetry={dialogue.generate}
          onDismiss={dismissError}
        />
      )}
      <Warnings codes={warnings} />
      <UnfinishedNotice kind="text-to-dialogue" isIdle={state === 'idle'} />
    </Notices>
  );
}
