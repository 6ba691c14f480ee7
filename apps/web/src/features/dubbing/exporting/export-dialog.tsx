import { type DubbingExportType, exportTypes } from '@mynah/contract/dubbing/dubbing-values';
import { useState } from 'react';
import { useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { createExport, exportsOfDub } from '#web/features/dubbing/exporting/exports.requests.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { MadeFile } from '#web/shared/exports/made-file.tsx';
import { MadeFiles } from '#web/shared/exports/made-files.tsx';
import { MakeFileButton } from '#web/shared/exports/make-file-button.tsx';
import { languageName } from '#web/shared/format/language-name.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

/** A file of the language as it is now: made on the server, and found here again. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { editor, dub, canEdit } = useOpenDub();
  const source = exportsOfDub(dub.dubbingId);
  // what has no picture becomes no film
  const types = exportTypes.filter((type) => !type.startsWith('mp4') || dub.hasPicture);
  const [type, setType] = useState<DubbingExportType>(types[0] ?? 'mp3');
  const make = async () => {
    // what was changed a moment ago is part of it
    await editor.saver.flush();
    await createExport(editor.address, type);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('exportIn', { language: languageName(dub.language) })}
      description={t('exportText')}
      footer={canEdit && <MakeFileButton queryKey={source.queryKey} make={make} />}
    >
      {canEdit && (
        <Field label={t('format')} hint={t(`type_${type}_hint`)} className="pb-5">
          {(control) => (
            <Select
              {...control}
              aria-label={t('format')}
              value={type}
              onChange={setType}
              options={types.map((value) => ({ value, label: t(`type_${value}`) }))}
            />
          )}
        </Field>
      )}
      <MadeFiles source={source}>
        {(made) => (
          <MadeFile
            key={made.export_id}
            source={source}
            made={made}
            name={`${dub.name} · ${t(`type_${made.type}`)}`}
            canEdit={canEdit}
          />
        )}
      </MadeFiles>
    </Dialog>
  );
}
