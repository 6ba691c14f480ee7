import { Captions } from 'lucide-react';
import { SPEECH_TO_TEXT_PATH } from '#web/features/speech-to-text/speech-to-text-path.ts';
import { title } from '#web/features/speech-to-text/titles.ts';
import { call } from '#web/shared/api/call.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

/** The newest first: what is under way is among them. */
const LOOKED_AT = 20;

export const underWay: UnderWaySource = {
  id: 'transcripts',
  label: title('editor'),
  icon: Captions,
  list: async (signal) => {
    const query = { page_size: LOOKED_AT };
    const { transcripts } = await call('GET /v1/speech-to-text/transcripts', { query, signal });
    return transcripts
      .filter(({ state }) => state === 'waiting' || state === 'running')
      .map(({ transcription_id: id, title: name, state, progress }) => ({
        id,
        title: name,
        progress: state === 'waiting' ? null : progress,
        target: { to: `${SPEECH_TO_TEXT_PATH}/$transcriptionId`, params: { transcriptionId: id } },
      }));
  },
};
