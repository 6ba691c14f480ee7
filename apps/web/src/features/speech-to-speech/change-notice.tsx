import { CircleAlert, X } from 'lucide-react';
import { dismissChangeError, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RequestId } from '#web/ui/request-id.tsx';

/** What stands in the way: too dear, or refused by the server. */
export function ChangeNotice({ change }: { change: Change }) {
  const t = useMessages();
  const { error } = useChanging();
  const { isTooDear, cost, remaining, canGenerate, generate } = change;
  const isRefused = error !== null;
  const text =
    isTooDear && cost !== null && remaining !== null
      ? t('quotaText', { cost: formatCount(cost), remaining: formatCount(remaining) })
      : undefined;
  return (
    <div
      aria-live="polite"
      className="mx-auto w-full max-w-220 px-10 pt-2 empty:hidden max-xl:px-6 max-sm:px-4"
    >
      {(isRefused || text) && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft px-3 py-2.5 text-13">
          <div className="flex min-w-0 flex-1 basis-60 gap-2.5">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
            <div className="min-w-0">
              <p className="font-medium text-danger">{isRefused ? t('failedTitle') : t('quotaTitle')}</p>
              <p className="text-ink-2">{isRefused ? errorText(error) : text}</p>
              <RequestId error={error} className="-mb-1.5" />
            </div>
          </div>
          {isRefused && (
            <div className="ml-auto flex shrink-0 items-center gap-1">
              <Button size="sm" disabled={!canGenerate} onClick={generate}>
                {t('retry')}
              </Button>
              <IconButton size="sm" label={t('dismiss')} onClick={dismissChangeError}>
                <X aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
