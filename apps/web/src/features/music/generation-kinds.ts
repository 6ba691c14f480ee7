import { Music } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { title } from '#web/features/music/titles.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'Music',
    label: title('title'),
    icon: Music,
    path: '/app/music',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
