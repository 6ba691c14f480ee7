import type { ChangeSetup } from '#web/features/speech-to-speech/use-change.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import type { CodeSample } from '#web/ui/code-block.tsx';

export type SampleOrder = Omit<ChangeSetup, 'voiceName'> & { address: string };

/** The change in view as a program, ready to run: only the key has to be put in the environment. */
export function changeSamples(order: SampleOrder): CodeSample[] {
  return [
    { language: 'curl', code: curl(order) },
    { language: 'JavaScript', code: javaScript(order) },
    { language: 'Python', code: python(order) },
  ];
}

const settingsOf = ({ settings }: SampleOrder): string =>
  JSON.stringify({ similarity_boost: settings.similarity_boost });

function curl(order: SampleOrder): string {
  const fields = [
    `-F "audio=@speech.wav"`,
    `-F "model_id=${order.modelId}"`,
    `-F 'voice_settings=${settingsOf(order)}'`,
    ...(order.seed === undefined ? [] : [`-F "seed=${order.seed}"`]),
    ...(order.removesNoise ? [`-F "remove_background_noise=true"`] : []),
  ];
  const path = addressOf('POST /v1/speech-to-speech/{voice_id}', { params: { voice_id: order.voiceId } });
  return `curl "${order.address}${path}" \\
  -H "xi-api-key: $ELEVENLABS_API_KEY" \\
  ${fields.join(' \\\n  ')} \\
  -o changed.mp3`;
}

function javaScript(order: SampleOrder): string {
  const fields = [
    `  audio: createReadStream('speech.wav'),`,
    `  modelId: ${JSON.stringify(order.modelId)},`,
    `  voiceSettings: ${JSON.stringify(settingsOf(order))},`,
    ...(order.seed === undefined ? [] : [`  seed: ${order.seed},`]),
    ...(order.removesNoise ? ['  removeBackgroundNoise: true,'] : []),
  ];
  return `import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient({
  apiKey: process.env.ELEVENLABS_API_KEY,
  baseUrl: ${JSON.stringify(order.address)},
});

const audio = await client.speechToSpeech.convert(${JSON.stringify(order.voiceId)}, {
${fields.join('\n')}
});
await writeFile('changed.mp3', audio);`;
}

function python(order: SampleOrder): string {
  const fields = [
    `    voice_id=${JSON.stringify(order.voiceId)},`,
    '    audio=open("speech.wav", "rb"),',
    `    model_id=${JSON.stringify(order.modelId)},`,
    `    voice_settings=${JSON.stringify(settingsOf(order))},`,
    ...(order.seed === undefined ? [] : [`    seed=${order.seed},`]),
    ...(order.removesNoise ? ['    remove_background_noise=True,'] : []),
  ];
  return `import os

from elevenlabs.client import ElevenLabs

client = ElevenLabs(
    api_key=os.environ["ELEVENLABS_API_KEY"],
    base_url=${JSON.stringify(order.address)},
)

audio = client.speech_to_speech.convert(
${fields.join('\n')}
)
with open("changed.mp3", "wb") as file:
    for chunk in audio:
        file.write(chunk)`;
}
