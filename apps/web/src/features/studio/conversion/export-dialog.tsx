import { type BookExportFormat, bookExportFormats } from '@mynah/contract/studio/project-values';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { ExportRow } from '#web/features/studio/conversion/export-row.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter, useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { createExport, exportsQuery } from '#web/features/studio/studio.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** Of these a chapter can be a file of its own. */
const BY_CHAPTER: ReadonlySet<BookExportFormat> = new Set([
  'mp3',
  'wav',
  'flac',
  'opus',
  'srt',
  'vtt',
  'json',
]);
type Parts = 'one' | 'each' | 'this';

/** A file of what was converted: made here, and found here again. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const { address } = useOpenChapter();
  const query = exportsQuery(project.project_id);
  const exports = useQuery(query);
  const renewAfter = useRenewAfter(query.queryKey);
  const [format, setFormat] = useState<BookExportFormat>('m4b');
  const [parts, setParts] = useState<Parts>('one');
  const [isStarting, setStarting] = useState(false);
  const canSplit = BY_CHAPTER.has(format);
  const used = canSplit ? parts : 'one';
  const start = async () => {
    setStarting(true);
    await okOrToast(
      renewAfter(
        createExport(project.project_id, {
          format,
          chapter_ids: used === 'this' ? [address.chapterId] : [],
          by_chapter: used === 'each',
        }),
      ),
    );
    setStarting(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('export')}
      description={t('exportText')}
      footer={
        canEdit && (
          <Button
            variant="primary"
            isBusy={isStarting}
            disabled={!project.can_be_downloaded}
            onClick={() => void start()}
          >
            <FileDown aria-hidden />
            {t('makeFile')}
          </Button>
        )
      }
    >
      {canEdit && (
        <div className="grid grid-cols-2 gap-3 pb-5 max-sm:grid-cols-1">
          <Field label={t('format')} hint={t(`format_${format}_hint`)}>
            {(control) => (
              <Select
                {...control}
                aria-label={t('format')}
                value={format}
                onChange={setFormat}
                options={bookExportFormats.map((value) => ({ value, label: t(`format_${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('files')} hint={canSplit ? undefined : t('oneFileOnly')}>
            {(control) => (
              <Select
                {...control}
                aria-label={t('files')}
                value={used}
                disabled={!canSplit}
                onChange={setParts}
                options={[
                  { value: 'one', label: t('wholeFile') },
                  { value: 'each', label: t('eachFile') },
                  { value: 'this', label: t('thisFile') },
                ]}
              />
            )}
          </Field>
        </div>
      )}
      {!project.can_be_downloaded && <p className="pb-4 text-13 text-ink-2">{t('convertFirst')}</p>}
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
            {all.map((one) => (
              <ExportRow key={one.export_id} made={one} canEdit={canEdit} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Dialog>
  );
}
