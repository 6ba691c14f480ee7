import { voiceoverExportFormats } from '@mynah/contract/studio/project-values';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { ExportRow } from '#web/features/voiceover-studio/exporting/export-row.tsx';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { createExport, exportsQuery } from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type Format = (typeof voiceoverExportFormats)[number];

/** A file of what is saved: made on the server, and found here again. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenVoiceover();
  const query = exportsQuery(editor.projectId);
  const exports = useQuery(query);
  const renewAfter = useRenewAfter(query.queryKey);
  const [format, setFormat] = useState<Format>('film');
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    // what was changed a moment ago is part of it
    await editor.saver.save();
    await okOrToast(renewAfter(createExport(editor.projectId, format)));
    setStarting(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export')}
      description={t('exportText')}
      footer={
        canEdit && (
          <Button variant="primary" isBusy={isStarting} onClick={() => void start()}>
            <FileDown aria-hidden />
            {t('makeFile')}
          </Button>
        )
      }
    >
      {canEdit && (
        <Field label={t('format')} className="pb-5">
          {(control) => (
            <Select
              {...control}
              aria-label={t('format')}
              value={format}
              onChange={setFormat}
              options={voiceoverExportFormats.map((value) => ({ value, label: t(`format_${value}`) }))}
            />
          )}
        </Field>
      )}
      <p className="pb-1 font-medium text-13 text-ink">{t('madeBefore')}</p>
      <ListFrame
        query={exports}
        isInset
        loading={<SkeletonRows label={t('loadingExports')} cells={['h-4 w-56']} />}
        failed={t('exportsFailed')}
        empty={
          <EmptyState
            icon={<FileDown aria-hidden />}
            title={t('noExports')}
            text={t('noExportsText')}
            className="py-6!"
          />
        }
      >
        {(all) => (
          <ul aria-label={t('madeBefore')} className="flex flex-col divide-y">
            {all.map((made) => (
              <ExportRow key={made.export_id} made={made} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Dialog>
  );
}
