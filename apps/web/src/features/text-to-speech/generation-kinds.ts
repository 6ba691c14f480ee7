import { AudioLines } from 'lucide-react';
import { title } from '#web/features/text-to-speech/titles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'TTS',
    label: title('title'),
    icon: AudioLines,
    path: '/app/speech-synthesis/text-to-speech',
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
