import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/features/downloads/messages.ts';
import type { RunningDownload } from '#web/shared/downloads/running-downloads.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** A download that is over before is not worth a look. */
const SHOWN_AFTER_MS = 700;

/** Above the player, at the left, where no toast comes. */
export function RunningDownloads({ downloads }: { downloads: readonly RunningDownload[] }) {
  const t = useMessages();
  return (
    <section
      aria-label={t('running')}
      className="fixed bottom-[calc(var(--player-height,0px)+16px)] start-4 z-40 flex w-80 max-w-[calc(100vw-32px)] flex-col gap-2 empty:hidden"
    >
      {downloads.map((download) => (
        <DownloadCard key={download.id} download={download} />
      ))}
    </section>
  );
}

function DownloadCard({ download }: { download: RunningDownload }) {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const { fileName, receivedBytes, totalBytes, cancel } = download;
  const received = formatBytes(receivedBytes);
  const state =
    receivedBytes === 0
      ? t('preparing')
      : totalBytes === null
        ? t('received', { received })
        : t('receivedOf', { received, total: formatBytes(totalBytes) });
  return (
    <div className="rounded-xl border bg-raised p-3 shadow-pop">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-13 text-ink">{fileName}</p>
          <p className="figures text-12 text-ink-2">{state}</p>
        </div>
        <IconButton size="sm" label={t('stop', { name: fileName })} onClick={cancel}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Progress
        className="mt-2"
        label={fileName}
        valueText={state}
        fraction={totalBytes === null || receivedBytes === 0 ? null : receivedBytes / totalBytes}
      />
    </div>
  );
}
