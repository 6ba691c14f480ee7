import type { Voiceover, VoiceoverClip, VoiceoverFile } from '@mynah/contract/studio/voiceover';
import type { Caller, ExampleIds } from './caller.ts';

/** A timeline with a line that was spoken and one that is still to be. */
export async function makeVoiceover(caller: Caller, ids: ExampleIds, historyItemId: string): Promise<void> {
  const base = '/v1/studio/voiceovers';
  const { project_id: id, tracks } = await caller.json<Voiceover>('POST', base, { name: 'The Ferry' });
  const form = new FormData();
  form.append('history_item_id', historyItemId);
  const spoken = await caller.json<VoiceoverFile>('POST', `${base}/${id}/files`, form);
  const speech = tracks.find(({ kind }) => kind === 'speech')!;
  const clips: Partial<VoiceoverClip>[] = [
    {
      ...{ clip_id: 'spoken', file_id: spoken.file_id, start_ms: 500, duration_ms: spoken.duration_ms },
      text: 'The ferry leaves at six, and nobody on the quay believes that it will be on time.',
    },
    {
      ...{ clip_id: 'written', file_id: null, start_ms: spoken.duration_ms + 1500, duration_ms: 2000 },
      text: 'And yet they all came.',
    },
  ];
  await caller.send('PUT', `${base}/${id}/timeline`, {
    revision: 0,
    tracks,
    clips: clips.map((clip) => ({ ...clip, track_id: speech.track_id })),
  });
  ids.voiceoverId = id;
}
