import { MicVocal } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { title } from '#web/features/voice-isolator/titles.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'Isolation',
    label: title('kind'),
    icon: MicVocal,
    path: '/app/voice-isolator',
    restore: ({ history_item_id }) => ({ item: history_item_id }),
  },
];
