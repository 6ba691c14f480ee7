import { QueueEntries } from '#web/features/queue/queue-entries.tsx';
import type { AudioItemAction } from '#web/shared/audio-items/audio-item-actions.ts';

export const audioItemActions: AudioItemAction[] = [{ order: 5, MenuEntry: QueueEntries }];
