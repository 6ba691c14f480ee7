import type { RunningPeer } from '../peer/start-peer.ts';
import { readHeard } from './read-heard.ts';
import type { SpeechTarget } from './speech-target.ts';

/** The peer over its OpenAI-style door. */
export function peerHttp({ url, name, voice }: RunningPeer, streamed: boolean): SpeechTarget {
  return {
    name: `${name} ${streamed ? 'stream' : 'whole'}`,
    async speak(text) {
      const startedMs = performance.now();
      const response = await fetch(`${url}/v1/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'kokoro',
          input: text,
          voice,
          response_format: 'pcm',
          stream: streamed,
        }),
      });
      return readHeard(response, { startedMs, compressed: false, engine: name });
    },
  };
}
