import { addressOf } from '#web/shared/api/address-of.ts';
import type { CodeSample } from '#web/ui/code-block.tsx';

/** A voice id that public examples use; every server answers to it with the voice that is nearest. */
const VOICE_ID = '21m00Tcm4TlvDq8ikWAM';
const PATH = addressOf('POST /v1/text-to-speech/{voice_id}', { params: { voice_id: VOICE_ID } });
const MODEL_ID = 'eleven_multilingual_v2';
const TEXT = 'Hello from my own server.';

type SampleOptions = { address: string; apiKey: string };

/** The first call with a new key, ready to run. */
export function speechSamples(options: SampleOptions): CodeSample[] {
  return [
    { language: 'curl', code: curl(options) },
    { language: 'JavaScript', code: javaScript(options) },
    { language: 'Python', code: python(options) },
  ];
}

const curl = ({ address, apiKey }: SampleOptions) => `curl "${address}${PATH}" \\
  -H "xi-api-key: ${apiKey}" \\
  -H "content-type: application/json" \\
  -d '{"text": "${TEXT}", "model_id": "${MODEL_ID}"}' \\
  -o hello.mp3`;

const javaScript = ({ address, apiKey }: SampleOptions) => `import { writeFile } from 'node:fs/promises';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient({
  apiKey: '${apiKey}',
  baseUrl: '${address}',
});

const audio = await client.textToSpeech.convert('${VOICE_ID}', {
  text: '${TEXT}',
  modelId: '${MODEL_ID}',
});
await writeFile('hello.mp3', audio);`;

const python = ({ address, apiKey }: SampleOptions) => `from elevenlabs.client import ElevenLabs

client = ElevenLabs(
    api_key="${apiKey}",
    base_url="${address}",
)

audio = client.text_to_speech.convert(
    voice_id="${VOICE_ID}",
    text="${TEXT}",
    model_id="${MODEL_ID}",
)
with open("hello.mp3", "wb") as file:
    for chunk in audio:
        file.write(chunk)`;
