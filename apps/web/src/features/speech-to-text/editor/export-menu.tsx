import { type ExportFormat, exportTypes } from '@mynah/contract/speech/export-types';
import { Download } from 'lucide-react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { exportTranscript } from '#web/features/speech-to-text/transcripts.requests.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** What people ask for most stands first. */
const formats: readonly ExportFormat[] = ['txt', 'docx', 'pdf', 'srt', 'vtt', 'html', 'segmented_json'];

export function ExportMenu({ id, title }: { id: string; title: string }) {
  const t = useMessages();
  return (
    <Menu
      label={t('export')}
      trigger={
        <Button size="sm" variant="primary">
          <Download aria-hidden />
          <span className="max-sm:sr-only">{t('export')}</span>
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem
          key={format}
          onSelect={() => void okOrToast(saveExport(id, title, format))}
          aside={<span className="figures text-12 text-ink-3">.{exportTypes[format].extension}</span>}
        >
          {t(`format_${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

async function saveExport(id: string, title: string, format: ExportFormat): Promise<void> {
  const response = await exportTranscript(id, { format, include_speakers: true, include_timestamps: true });
  saveBlob(await response.blob(), fileNameFrom(response) ?? `${title}.${exportTypes[format].extension}`);
}
