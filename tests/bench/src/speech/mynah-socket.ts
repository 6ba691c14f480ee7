import { WebSocket } from 'ws';
import type { BenchServer } from '../server/start-server.ts';
import { HeardPcm } from './heard-pcm.ts';
import { finishHeard } from './read-heard.ts';
import type { Heard, SpeechTarget } from './speech-target.ts';

interface SocketAnswer {
  audio?: string | null;
  isFinal?: boolean;
  engine?: string;
  message?: string;
}

/** Our own server over the websocket `stream-input`. The time counts from before the connection is made. */
export function mynahSocket(server: BenchServer, modelId: string): SpeechTarget {
  const address = `${server.url.replace(/^http/, 'ws')}/v1/text-to-speech/${server.voiceId}/stream-input?model_id=${modelId}&output_format=pcm_24000`;
  return {
    name: `${modelId} stream-input`,
    speak: (text) =>
      speakOverSocket(new WebSocket(address, { headers: { 'xi-api-key': server.apiKey } }), text),
  };
}

function speakOverSocket(socket: WebSocket, text: string): Promise<Heard> {
  const startedMs = performance.now();
  const pcm = new HeardPcm();
  let engine = '';
  socket.on('open', () => {
    for (const piece of [' ', `${text} `, '']) socket.send(JSON.stringify({ text: piece }));
  });
  return new Promise((resolve, reject) => {
    socket.on('message', (frame) => {
      const answer = JSON.parse(String(frame)) as SocketAnswer;
      if (answer.audio) pcm.hear(Buffer.from(answer.audio, 'base64'), performance.now() - startedMs);
      if (answer.message) reject(new Error(`stream-input refused: ${answer.message}`));
      engine = answer.engine ?? engine;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const totalMs = performance.now() - startedMs;
      try {
        resolve(finishHeard({ pcm, firstSoundMs: pcm.firstSoundMs, totalMs, engine }));
      } catch (cause) {
        reject(cause);
      }
    });
  });
}
