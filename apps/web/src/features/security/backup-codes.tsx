import { Download } from 'lucide-react';
import { useMessages } from '#web/features/security/messages.ts';
import { useBrandName } from '#web/shared/app-config.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** To copy, to download, or to write down. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useMessages();
  const brand = useBrandName();
  const text = [t('codesFile', { brand }), '', ...codes, ''].join('\n');
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label={t('backupCodes')}
        className="figures grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border bg-sunken px-5 py-4 text-center text-13"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t('copyCodes')} look={{ size: 'sm' }} />
        <Button
          size="sm"
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'backup-codes.txt')}
        >
          <Download aria-hidden />
          {t('downloadCodes')}
        </Button>
      </div>
    </div>
  );
}
