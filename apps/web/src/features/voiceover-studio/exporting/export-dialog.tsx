import { voiceoverExportFormats } from '@mynah/contract/studio/project-values';
import { useState } from 'react';
import { useOpenVoiceover } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { createExport, exportsOf } from '#web/shared/exports/exports.requests.ts';
import { MadeFile } from '#web/shared/exports/made-file.tsx';
import { MadeFiles } from '#web/shared/exports/made-files.tsx';
import { MakeFileButton } from '#web/shared/exports/make-file-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type Format = (typeof voiceoverExportFormats)[number];

/** A file of what is saved: made on the server, and found here again. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { editor, canEdit, name } = useOpenVoiceover();
  const { projectId } = editor;
  const source = exportsOf(projectId);
  const [format, setFormat] = useState<Format>('film');
  const make = async () => {
    // what was changed a moment ago is part of it
    await editor.saver.flush();
    await createExport(projectId, { format });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export')}
      description={t('exportText')}
      footer={canEdit && <MakeFileButton queryKey={source.queryKey} make={make} />}
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
      <MadeFiles source={source}>
        {(made) => (
          <MadeFile key={made.export_id} source={source} made={made} name={name} canEdit={canEdit} />
        )}
      </MadeFiles>
    </Dialog>
  );
}
