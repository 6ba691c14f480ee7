import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import type { Made, MadeSource } from '#web/shared/exports/made.ts';
import { useMessages } from '#web/shared/exports/messages.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';

interface MadeFileProps<One extends Made> {
  source: MadeSource<One>;
  made: One;
  /** What it is called until the server has named it. */
  name: string;
  canEdit: boolean;
  /** More that can be done with it. */
  action?: ReactNode;
  /** Below the row. */
  children?: ReactNode;
}

/** A file that was made, or is being made. */
export function MadeFile<One extends Made>(props: MadeFileProps<One>) {
  const { source, made, name: unnamed, canEdit, action, children } = props;
  const t = useMessages();
  const renewAfter = useRenewAfter(source.queryKey);
  const [isSaving, setSaving] = useState(false);
  const { state, progress, error, size_bytes } = made;
  const name = made.file_name ?? unnamed;
  const save = async () => {
    setSaving(true);
    await okOrToast(
      source
        .fetchFile(made)
        .then(async (response) => saveBlob(await response.blob(), fileNameFrom(response) ?? name)),
    );
    setSaving(false);
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="truncate font-medium text-13 text-ink">{name}</p>
          <p className="text-12 text-ink-2">
            {formatAgo(dateOfUnix(made.created_at_unix))}
            {size_bytes !== null && ` · ${formatBytes(size_bytes)}`}
          </p>
        </div>
        {action}
        {state === 'done' && (
          <Button size="sm" isBusy={isSaving} onClick={() => void save()}>
            <Download aria-hidden />
            {t('download')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {canEdit && (
          <IconButton
            size="sm"
            label={t('removeExport', { name })}
            onClick={() => void okOrToast(renewAfter(source.remove(made)))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {(state === 'queued' || state === 'making') && (
        <Progress fraction={state === 'queued' ? null : progress} label={t('making', { name })} />
      )}
      {state === 'failed' && <p className="text-12 text-danger">{error ?? t('exportFailed')}</p>}
      {children}
    </li>
  );
}
