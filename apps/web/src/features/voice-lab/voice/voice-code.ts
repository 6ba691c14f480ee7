import { addressOf } from '#web/shared/api/address-of.ts';
import type { CodeSample } from '#web/ui/code-block.tsx';

const TEXT = 'The first words I say in this voice.';

/** Speech in a voice as a program: only the key has to be put in the environment. */
export const voiceSamples = (address: string, voiceId: string): CodeSample[] => [
  {
    language: 'curl',
    code: `curl "${address}${addressOf('POST /v1/text-to-speech/{voice_id}', { params: { voice_id: voiceId } })}" \\
  -H "xi-api-key: $ELEVENLABS_API_KEY" \\
  -H "content-type: application/json" \\
  -d '${JSON.stringify({ text: TEXT })}' \\
  -o speech.mp3`,
  },
  {
    language: 'JavaScript',
    code: `import { ElevenLabsClient, play } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient({
  apiKey: process.env.ELEVENLABS_API_KEY,
  baseUrl: ${JSON.stringify(address)},
});

await play(await client.textToSpeech.convert(${JSON.stringify(voiceId)}, { text: ${JSON.stringify(TEXT)} }));`,
  },
  {
    language: 'Python',
    code: `import os
from elevenlabs import ElevenLabs, play

client = ElevenLabs(api_key=os.environ["ELEVENLABS_API_KEY"], base_url=${JSON.stringify(address)})

play(client.text_to_speech.convert(${JSON.stringify(voiceId)}, text=${JSON.stringify(TEXT)}))`,
  },
];
