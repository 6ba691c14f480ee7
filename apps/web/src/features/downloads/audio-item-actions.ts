import type { AudioItemAction } from '#web/app/player/index.ts';
import { DownloadButton, DownloadEntry } from '#web/features/downloads/download-entry.tsx';
import { DownloadsHost } from '#web/features/downloads/downloads-host.tsx';

export const audioItemActions: AudioItemAction[] = [
  { order: 30, Button: DownloadButton, MenuEntry: DownloadEntry, Host: DownloadsHost },
];
