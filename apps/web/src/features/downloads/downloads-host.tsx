import { useOpenDownload } from '#web/features/downloads/open-download.ts';
import { RunningDownloads } from '#web/features/downloads/running-downloads.tsx';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useRunningDownloads } from '#web/shared/downloads/running-downloads.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const DownloadDialog = lazy(async () => ({
  default: (await import('#web/features/downloads/download-dialog.tsx')).DownloadDialog,
}));

/** The dialog, and what is under way. */
export function DownloadsHost() {
  const isOpen = useOpenDownload(({ subject }) => subject !== null);
  const downloads = useRunningDownloads((running) => running.downloads);
  return (
    <>
      <FromFirstOpening isOpen={isOpen}>
        <DownloadDialog />
      </FromFirstOpening>
      {downloads.length > 0 && <RunningDownloads downloads={downloads} />}
    </>
  );
}
