import type { AudioItemAction } from '#web/app/player/index.ts';
import { QueueEntries } from '#web/features/queue/queue-entries.tsx';

export const audioItemActions: AudioItemAction[] = [{ order: 5, MenuEntry: QueueEntries }];
