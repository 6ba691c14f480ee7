import { type BookExportFormat, bookExportFormats } from '@mynah/contract/studio/project-values';
import { useState } from 'react';
import { ExportRow } from '#web/features/studio/conversion/export-row.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter, useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { createExport, exportsOf } from '#web/shared/exports/exports.requests.ts';
import { MadeFiles } from '#web/shared/exports/made-files.tsx';
import { MakeFileButton } from '#web/shared/exports/make-file-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

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
  const [format, setFormat] = useState<BookExportFormat>('m4b');
  const [parts, setParts] = useState<Parts>('one');
  const source = exportsOf(project.project_id);
  const canSplit = BY_CHAPTER.has(format);
  const used = canSplit ? parts : 'one';
  const make = () =>
    createExport(project.project_id, {
      format,
      chapter_ids: used === 'this' ? [address.chapterId] : [],
      by_chapter: used === 'each',
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('export')}
      description={t('exportText')}
      footer={
        canEdit && (
          <MakeFileButton queryKey={source.queryKey} make={make} disabled={!project.can_be_downloaded} />
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
      <MadeFiles source={source}>
        {(made) => <ExportRow key={made.export_id} source={source} made={made} canEdit={canEdit} />}
      </MadeFiles>
    </Dialog>
  );
}
