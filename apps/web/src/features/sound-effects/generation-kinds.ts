import { Wind } from 'lucide-react';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { title } from '#web/features/sound-effects/titles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';

export const generationKinds: GenerationKind[] = [
  {
    source: 'SFX',
    label: title('kind'),
    icon: Wind,
    path: GENERATE_PATH,
    restore: ({ history_item_id }) => ({ restore: history_item_id }),
  },
];
