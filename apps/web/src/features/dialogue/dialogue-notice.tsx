import { CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { dismissError, useGeneration } from '#web/features/dialogue/generate-dialogue.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Dialogue } from '#web/features/dialogue/use-dialogue.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RequestId } from '#web/ui/request-id.tsx';

/** What stands in the way, beside the lines it is about. */
export function DialogueNotice({ dialogue }: { dialogue: Dialogue }) {
  const t = useMessages();
  const { error, warnings } = useGeneration();
  const { isTooLong, isTooDear, hasTooManyVoices, limits, characters, cost, remaining } = dialogue;
  return (
    <div
      aria-live="polite"
      className="mx-auto w-full max-w-220 px-10 pt-2 empty:hidden max-xl:px-6 max-sm:px-4"
    >
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
      {isTooDear && remaining !== null && (
        <Notice title={t('quotaTitle')}>
          {t('quotaText', { cost: formatCount(cost), remaining: formatCount(remaining) })}
        </Notice>
      )}
      {error !== null && (
        <Notice
          title={t('failedTitle')}
          error={error}
          actions={
            <>
              <Button size="sm" disabled={!dialogue.canGenerate} onClick={dialogue.generate}>
                {t('retry')}
              </Button>
              <IconButton size="sm" label={t('dismiss')} onClick={dismissError}>
                <X aria-hidden />
              </IconButton>
            </>
          }
        />
      )}
      {warnings.length > 0 && (
        <p className="flex items-center gap-2 pb-3 text-12 text-ink-3">
          <Info aria-hidden className="size-3.5 shrink-0" />
          {t('warnings', { warnings: warnings.map((code) => code.replace(/_/g, ' ')).join(', ') })}
        </p>
      )}
    </div>
  );
}

type NoticeProps = { title: string; children?: ReactNode; error?: unknown; actions?: ReactNode };

function Notice({ title, children, error, actions }: NoticeProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft px-3 py-2.5 text-13">
      <div className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0">
          <p className="font-medium text-danger">{title}</p>
          <p className="text-ink-2">{error ? errorText(error) : children}</p>
          <RequestId error={error} className="-mb-1.5" />
        </div>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-1 empty:hidden">{actions}</div>
    </div>
  );
}
