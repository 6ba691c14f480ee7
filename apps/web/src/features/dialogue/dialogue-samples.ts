import { type DialogueOrder, modelId } from '#web/features/dialogue/generate-dialogue.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import type { CodeSample } from '#web/ui/code-block.tsx';

/** The dialogue in view as a program, ready to run: only the key has to be put in the environment. */
export function dialogueSamples(order: DialogueOrder & { address: string }): CodeSample[] {
  return [
    { language: 'curl', code: curl(order) },
    { language: 'JavaScript', code: javaScript(order) },
    { language: 'Python', code: python(order) },
  ];
}

type SampleOrder = DialogueOrder & { address: string };

function curl({ address, lines, stability, seed }: SampleOrder): string {
  const inputs = lines.map(({ text, voiceId }) => ({ text, voice_id: voiceId }));
  const body = JSON.stringify({ inputs, model_id: modelId, settings: { stability }, seed }, null, 2);
  return `curl "${address}${addressOf('POST /v1/text-to-dialogue')}" \\
  -H "xi-api-key: $ELEVENLABS_API_KEY" \\
  -H "content-type: application/json" \\
  -d '${body.replace(/'/g, "'\\''")}' \\
  -o dialogue.mp3`;
}

function javaScript({ address, lines, stability, seed }: SampleOrder): string {
  const inputs = lines.map(({ text, voiceId }) => ({ text, voiceId }));
  const options = { inputs, modelId, settings: { stability }, seed };
  return `import { writeFile } from 'node:fs/promises';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient({
  apiKey: process.env.ELEVENLABS_API_KEY,
  baseUrl: ${JSON.stringify(address)},
});

const audio = await client.textToDialogue.convert(${JSON.stringify(options, null, 2)});
await writeFile('dialogue.mp3', audio);`;
}

function python({ address, lines, stability, seed }: SampleOrder): string {
  const inputs = lines.map(
    ({ text, voiceId }) =>
      `        DialogueInput(text=${JSON.stringify(text)}, voice_id=${JSON.stringify(voiceId)}),\n`,
  );
  return `import os

from elevenlabs import DialogueInput, ModelSettingsResponseModel
from elevenlabs.client import ElevenLabs

client = ElevenLabs(
    api_key=os.environ["ELEVENLABS_API_KEY"],
    base_url=${JSON.stringify(address)},
)

audio = client.text_to_dialogue.convert(
    inputs=[
${inputs.join('')}    ],
    model_id="${modelId}",
    settings=ModelSettingsResponseModel(stability=${stability}),
${seed === undefined ? '' : `    seed=${seed},\n`})
with open("dialogue.mp3", "wb") as file:
    for chunk in audio:
        file.write(chunk)`;
}
