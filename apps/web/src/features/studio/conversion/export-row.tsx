import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReportTable } from '#web/features/studio/conversion/report-table.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  exportsQuery,
  fetchExport,
  type ProjectExport,
  removeExport,
} from '#web/features/studio/studio.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';

type ExportRowProps = { made: ProjectExport; canEdit: boolean };

/** A file that was made, or is being made, and what shops would say of it. */
export function ExportRow({ made, canEdit }: ExportRowProps) {
  const t = useMessages();
  const { project } = useOpenProject();
  const renewAfter = useRenewAfter(exportsQuery(project.project_id).queryKey);
  const [showsReport, setShowsReport] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { export_id: id, format, state, progress, error, file_name, size_bytes, report } = made;
  // a film is of no book
  const name = file_name ?? (format === 'film' ? '' : t(`format_${format}`));
  const faults = report.filter((one) => one.faults.length > 0).length;
  const save = async () => {
    setSaving(true);
    await okOrToast(
      fetchExport(project.project_id, id).then(async (response) =>
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
        {report.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={showsReport}
            onClick={() => setShowsReport(!showsReport)}
          >
            <Badge tone={faults === 0 ? 'positive' : 'danger'}>
              {faults === 0 ? t('acxMet') : t('acxFaults', { count: faults })}
            </Badge>
            {t('report')}
          </Button>
        )}
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
            onClick={() => void okOrToast(renewAfter(removeExport(project.project_id, id)))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {(state === 'queued' || state === 'making') && (
        <Progress fraction={state === 'queued' ? null : progress} label={t('making', { name })} />
      )}
      {state === 'failed' && <p className="text-12 text-danger">{error ?? t('exportFailed')}</p>}
      {showsReport && <ReportTable report={report} />}
    </li>
  );
}
