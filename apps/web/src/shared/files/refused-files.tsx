import { FileX2, X } from 'lucide-react';
import { errorText } from '#web/shared/api/api-error.ts';
import { useMessages } from '#web/shared/files/messages.ts';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RequestId } from '#web/ui/request-id.tsx';

type RefusedFilesProps = {
  refusals: readonly Refusal[];
  onChoose: () => void;
  onDismiss: () => void;
  className?: string;
};

/** Each file that was not taken, with its name, the reason, and the way to another one. */
export function RefusedFiles({ refusals, onChoose, onDismiss, className }: RefusedFilesProps) {
  const t = useMessages();
  return (
    <div role="alert" className={classNames('empty:hidden', className)}>
      {refusals.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft px-3 py-2.5 text-start text-13">
          <ul aria-label={t('refused')} className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
            {refusals.map(({ name, reason }, place) => (
              // two files may have one name
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a row is kept
              <li key={place} className="flex gap-2.5">
                <FileX2 aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
                <div className="min-w-0">
                  <p className="break-words font-medium text-danger">{name}</p>
                  <p className="text-ink-2">{typeof reason === 'string' ? reason : errorText(reason)}</p>
                  <RequestId error={reason} className="-mb-1.5" />
                </div>
              </li>
            ))}
          </ul>
          <div className="ms-auto flex shrink-0 items-center gap-1">
            <Button size="sm" onClick={onChoose}>
              {t('chooseAnother')}
            </Button>
            <IconButton size="sm" label={t('dismiss')} onClick={onDismiss}>
              <X aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  );
}
