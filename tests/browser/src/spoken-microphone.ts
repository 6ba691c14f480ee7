import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinBytes, silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import type { JourneyServer } from './people.ts';

/** Of the microphone: played once from when it is opened; while there is no such file it beeps once a second. */
export const microphoneFile = join(tmpdir(), `mynah-microphone-${process.pid}.wav`);

/** Speech of the server's own, with silence before it and so much behind it. */
export async function spokenWav(
  server: JourneyServer,
  authorization: string,
  text: string,
  restSeconds = 30,
): Promise<Uint8Array> {
  const headers = { authorization, 'content-type': 'application/json' };
  const { voices } = await (await fetch(`${server.url}/v2/voices?page_size=1`, { headers })).json();
  const speak = `${server.url}/v1/text-to-speech/${voices[0].voice_id}?output_format=pcm_16000`;
  const spoken = await fetch(speak, { method: 'POST', headers, body: JSON.stringify({ text }) });
  if (!spoken.ok) throw new Error(`nothing was spoken: ${await spoken.text()}`);
  const speech = new Uint8Array(await spoken.arrayBuffer());
  const wav = wavOf(joinBytes(silence(2), speech, silence(restSeconds)));
  return new Uint8Array(await wav.arrayBuffer());
}

/** The microphone of the next page hears it. */
export async function speakIntoMicrophone(
  server: JourneyServer,
  authorization: string,
  text: string,
): Promise<void> {
  await writeFile(microphoneFile, await spokenWav(server, authorization, text));
}
