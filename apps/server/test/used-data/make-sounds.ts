import type { MusicSong } from '@mynah/contract/speech/music';
import { until } from '../until.ts';
import type { UsedServer } from './used-server.ts';

/** One of each kind of generation, and what people say of them. */
export async function makeSounds({ key, person, recording, defaultVoiceId }: UsedServer): Promise<void> {
  for (const text of ['Good morning.', 'The boats come in at noon.', 'The boats come in at noon.'])
    await key.call(`/v1/text-to-speech/${defaultVoiceId}`, {
      json: { text, seed: 7 },
      headers: { 'idempotency-key': text },
    });
  await key.call(`/v1/voices/${defaultVoiceId}/settings/edit`, { json: { stability: 0.4 } });
  const { history } = await key.call<{ history: { history_item_id: string }[] }>('/v1/history');
  const item = `/v1/history/${history[0]?.history_item_id}`;
  const feedback = 'It sounds warm and near, thank you very much for this one.';
  await person.call(`${item}/feedback`, { json: { thumbs_up: true, feedback } });
  await key.send('/v1/audio-isolation', { audio: recording });
  await key.send(`/v1/speech-to-speech/${defaultVoiceId}`, { audio: recording });
  await key.call('/v1/sound-generation', { json: { text: 'rain on a roof', duration_seconds: 1 } });
  await key.send('/v1/speech-to-text', { model_id: 'scribe_v2', file: recording, diarize: 'true' });
  const order = { prompt: 'A calm piano piece', music_length_ms: 10_000 };
  const { song_id: id } = await person.call<MusicSong>('/v1/music/songs', { json: order });
  await until(async () => {
    const { status } = await person.call<MusicSong>(`/v1/music/songs/${id}`);
    if (status !== 'done') throw new Error(`the song is ${status}`);
  });
}
