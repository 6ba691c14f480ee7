import { AudioLines } from 'lucide-react';
import type { GenerationKind } from '#web/app/generation-kinds.ts';
import { title } from '#web/features/text-to-speech/titles.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'TTS',
    label: title('title'),
    icon: AudioLines,
    path: '/app/speech-synthesis/text-to-speech',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
