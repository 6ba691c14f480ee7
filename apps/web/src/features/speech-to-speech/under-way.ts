import { Mic } from 'lucide-react';
import { title } from '#web/features/speech-to-speech/titles.ts';
import { listRunsUnderWay } from '#web/shared/tool-runs/runs-under-way.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

export const underWay: UnderWaySource = {
  id: 'voice-changer',
  label: title('title'),
  icon: Mic,
  list: listRunsUnderWay('voice-changer', '/app/speech-synthesis/speech-to-speech'),
};
