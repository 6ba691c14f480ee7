import { expect } from '@playwright/test';
import type { Caller, ExampleIds } from './caller.ts';

const translated = `speaker,start_time,end_time,transcription,translation
Anna,0.0,1.6,The ferry leaves at six,O barco sai às seis
Tom,1.8,3.4,and nobody believes it,e ninguém acredita
`;

/** A recording with its translation: nothing has to be heard or translated. */
export async function makeDub(caller: Caller, ids: ExampleIds, recording: Blob): Promise<void> {
  const form = new FormData();
  form.append('file', recording, 'The Ferry.mp3');
  form.append('csv_file', new Blob([translated], { type: 'text/csv' }), 'lines.csv');
  for (const [name, value] of Object.entries({
    ...{ name: 'The Ferry', mode: 'manual', source_lang: 'en', target_lang: 'pt' },
    ...{ disable_voice_cloning: 'true', dubbing_studio: 'true' },
  }))
    form.append(name, value);
  const { dubbing_id: id } = await caller.json<{ dubbing_id: string }>('POST', '/v1/dubbing', form);
  ids.dubbingId = id;
  const status = async () =>
    (await caller.json<{ status: string }>('GET', `/v1/dubbing/${id}`)).status.replace('failed', 'dubbed');
  await expect.poll(status).toBe('dubbed');
}
