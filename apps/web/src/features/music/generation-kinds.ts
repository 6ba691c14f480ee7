import { Music } from 'lucide-react';
import { title } from '#web/features/music/titles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'Music',
    label: title('title'),
    icon: Music,
    path: '/app/music',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
