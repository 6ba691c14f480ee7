import { DownloadButton, DownloadEntry } from '#web/features/downloads/download-entry.tsx';
import { DownloadsHost } from '#web/features/downloads/downloads-host.tsx';
import type { AudioItemAction } from '#web/shared/audio-items/audio-item-actions.ts';

export const audioItemActions: AudioItemAction[] = [
  { order: 30, Button: DownloadButton, MenuEntry: DownloadEntry, Host: DownloadsHost },
];
