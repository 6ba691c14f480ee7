import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import {
  exportsQuery,
  fetchExport,
  type ProjectExport,
  removeExport,
} from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';

/** A file that was made, or is being made. */
export function ExportRow({ made }: { made: ProjectExport }) {
  const t = useMessages();
  const { editor, canEdit, name: project } = useOpenVoiceover();
  const renewAfter = useRenewAfter(exportsQuery(editor.projectId).queryKey);
  const [isSaving, setSaving] = useState(false);
  const { export_id: id, state, progress, error, file_name, size_bytes } = made;
  const name = file_name ?? project;
  const save = async () => {
    setSaving(true);
    await okOrToast(
      fetchExport(editor.projectId, id).then(async (response) =>
        saveBlob(await response.blob(), fileNameFrom(response) ?? name),
      ),
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
            onClick={() => void okOrToast(renewAfter(removeExport(editor.projectId, id)))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {(state === 'queued' || state === 'making') && (
        <Progress fraction={state === 'queued' ? null : progress} label={t('making', { name })} />
      )}
      {state === 'failed' && <p className="text-12 text-danger">{error ?? t('exportFailed')}</p>}
    </li>
  );
}
