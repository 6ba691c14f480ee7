import type { BenchServer } from '../server/start-server.ts';
import { mynahHttp } from '../speech/mynah-http.ts';
import { mynahSocket } from '../speech/mynah-socket.ts';
import type { SpeechTarget } from '../speech/speech-target.ts';
import type { TextLength, TextSupply } from '../texts.ts';

/** What one of those who call at once does, again and again. */
export interface Caller {
  /** Callers of one kind are counted together. */
  kind: string;
  /** @returns seconds of sound that were made or heard */
  call(): Promise<number>;
}

interface CallersOptions {
  server: BenchServer;
  texts: TextSupply;
  /** A recording of a voice, mp3. */
  recording: Blob;
  /** Of the recording. */
  recordingSeconds: number;
}

/** Eight: three who read, two on sockets, one in a hurry, one who dictates, one who makes voices and lets them go. */
export function soakCallers({ server, texts, recording, recordingSeconds }: CallersOptions): Caller[] {
  const best = 'eleven_multilingual_v2';
  const speaks = (kind: string, target: SpeechTarget, length: TextLength): Caller => ({
    kind,
    call: async () => (await target.speak(texts.next(length))).audioSeconds,
  });
  const streamed = mynahHttp({ server, modelId: best, streamed: true });
  return [
    speaks('speech', streamed, 60),
    speaks('speech', streamed, 145),
    speaks('speech', mynahHttp({ server, modelId: best, streamed: false }), 830),
    speaks('sockets', mynahSocket(server, best), 60),
    speaks('sockets', mynahSocket(server, best), 145),
    speaks('fast model', mynahHttp({ server, modelId: 'eleven_flash_v2_5', streamed: true }), 145),
    {
      kind: 'transcription',
      call: async () => {
        await send(server, '/v1/speech-to-text', { model_id: 'scribe_v1', file: recording });
        return recordingSeconds;
      },
    },
    {
      kind: 'cloning',
      call: async () => {
        const made = await send(server, '/v1/voices/add', { name: 'Soak', files: recording });
        const { voice_id: voiceId } = (await made.json()) as { voice_id: string };
        try {
          const target = mynahHttp({ server: { ...server, voiceId }, modelId: best, streamed: true });
          return (await target.speak(texts.next(60))).audioSeconds;
        } finally {
          await ask(server, `/v1/voices/${voiceId}`, { method: 'DELETE' });
        }
      },
    },
  ];
}

/** Something to listen to, in the voice of the bench. */
export async function makeRecording(server: BenchServer, text: string): Promise<Blob> {
  const path = `/v1/text-to-speech/${server.voiceId}?output_format=mp3_44100_128`;
  const answer = await ask(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, model_id: 'eleven_multilingual_v2' }),
  });
  return answer.blob();
}

function send(server: BenchServer, path: string, fields: Record<string, string | Blob>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'recording.mp3');
  }
  return ask(server, path, { method: 'POST', body });
}

/** @throws Error with what the server said when it refuses */
async function ask({ url, apiKey }: BenchServer, path: string, request: RequestInit): Promise<Response> {
  const headers = { ...request.headers, 'xi-api-key': apiKey };
  const response = await fetch(`${url}${path}`, { ...request, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
