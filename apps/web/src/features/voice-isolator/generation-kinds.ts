import { MicVocal } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { message } from '#web/features/voice-isolator/messages.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'Isolation',
    label: message('kind'),
    icon: MicVocal,
    path: '/app/voice-isolator',
    restore: ({ history_item_id }) => ({ item: history_item_id }),
  },
];
