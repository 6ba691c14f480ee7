import type { BenchServer } from '../server/start-server.ts';
import { readHeard } from './read-heard.ts';
import type { SpeechTarget } from './speech-target.ts';

export interface MynahHttpOptions {
  server: BenchServer;
  /** The API's name of the model: decides the engine. */
  modelId: string;
  /** `/stream`, or the answer in one piece. */
  streamed: boolean;
  format?: 'pcm_24000' | 'mp3_44100_128';
}

/** Our own server over HTTP. */
export function mynahHttp({
  server,
  modelId,
  streamed,
  format = 'pcm_24000',
}: MynahHttpOptions): SpeechTarget {
  const door = streamed ? '/stream' : '';
  const address = `${server.url}/v1/text-to-speech/${server.voiceId}${door}?output_format=${format}`;
  return {
    name: `${modelId} ${streamed ? '/stream' : 'whole'}${format === 'pcm_24000' ? '' : ' mp3 (first byte)'}`,
    async speak(text) {
      const startedMs = performance.now();
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'xi-api-key': server.apiKey },
        body: JSON.stringify({ text, model_id: modelId }),
      });
      const engine = response.headers.get('x-mynah-engine') ?? '';
      return readHeard(response, { startedMs, compressed: format !== 'pcm_24000', engine });
    },
  };
}
