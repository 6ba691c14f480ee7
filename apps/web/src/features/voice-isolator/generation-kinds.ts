import { MicVocal } from 'lucide-react';
import { title } from '#web/features/voice-isolator/titles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'Isolation',
    label: title('kind'),
    icon: MicVocal,
    path: '/app/voice-isolator',
    restore: ({ history_item_id }) => ({ item: history_item_id }),
  },
];
