import type { VoiceSettings } from '@mynah/contract/voices/voices';
import type { Mp3Format } from '#web/features/text-to-speech/mp3-formats.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import type { CodeSample } from '#web/ui/code-block.tsx';

export interface SampleOrder {
  address: string;
  text: string;
  voiceId: string;
  modelId: string;
  settings: VoiceSettings;
  languageCode?: string;
  seed?: number;
  textNormalization?: string;
  outputFormat?: Mp3Format;
  dictionaries?: readonly string[];
}

/** The generation in view as a program, ready to run: only the key has to be put in the environment. */
export function speechSamples(order: SampleOrder): CodeSample[] {
  return [
    { language: 'curl', code: curl(order) },
    { language: 'JavaScript', code: javaScript(order) },
    { language: 'Python', code: python(order) },
  ];
}

function curl(order: SampleOrder): string {
  const body = JSON.stringify(wireBody(order), null, 2);
  const path = addressOf('POST /v1/text-to-speech/{voice_id}', {
    params: { voice_id: order.voiceId },
    query: { output_format: order.outputFormat },
  });
  return `curl "${order.address}${path}" \\
  -H "xi-api-key: $ELEVENLABS_API_KEY" \\
  -H "content-type: application/json" \\
  -d ${shellQuote(body)} \\
  -o speech.mp3`;
}

function javaScript(order: SampleOrder): string {
  const { settings } = order;
  const options = {
    text: order.text,
    modelId: order.modelId,
    voiceSettings: {
      stability: settings.stability,
      similarityBoost: settings.similarity_boost,
      style: settings.style,
      useSpeakerBoost: settings.use_speaker_boost,
      speed: settings.speed,
    },
    languageCode: order.languageCode,
    seed: order.seed,
    applyTextNormalization: order.textNormalization,
    outputFormat: order.outputFormat,
    pronunciationDictionaryLocators: order.dictionaries?.map((id) => ({ pronunciationDictionaryId: id })),
  };
  return `import { writeFile } from 'node:fs/promises';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient({
  apiKey: process.env.ELEVENLABS_API_KEY,
  baseUrl: ${JSON.stringify(order.address)},
});

const audio = await client.textToSpeech.convert(${JSON.stringify(order.voiceId)}, ${JSON.stringify(options, null, 2)});
await writeFile('speech.mp3', audio);`;
}

function python(order: SampleOrder): string {
  const { settings } = order;
  const extras = [
    order.languageCode !== undefined && `    language_code=${JSON.stringify(order.languageCode)},\n`,
    order.seed !== undefined && `    seed=${order.seed},\n`,
    order.textNormalization && `    apply_text_normalization="${order.textNormalization}",\n`,
    order.outputFormat && `    output_format="${order.outputFormat}",\n`,
    order.dictionaries && `    pronunciation_dictionary_locators=${JSON.stringify(locatorsOf(order))},\n`,
  ].filter(Boolean);
  return `import os

from elevenlabs import VoiceSettings
from elevenlabs.client import ElevenLabs

client = ElevenLabs(
    api_key=os.environ["ELEVENLABS_API_KEY"],
    base_url=${JSON.stringify(order.address)},
)

audio = client.text_to_speech.convert(
    voice_id=${JSON.stringify(order.voiceId)},
    text=${pythonString(order.text)},
    model_id=${JSON.stringify(order.modelId)},
    voice_settings=VoiceSettings(
        stability=${settings.stability},
        similarity_boost=${settings.similarity_boost},
        style=${settings.style},
        use_speaker_boost=${settings.use_speaker_boost ? 'True' : 'False'},
        speed=${settings.speed},
    ),
${extras.join('')})
with open("speech.mp3", "wb") as file:
    for chunk in audio:
        file.write(chunk)`;
}

const locatorsOf = ({ dictionaries }: Pick<SampleOrder, 'dictionaries'>) =>
  dictionaries?.map((id) => ({ pronunciation_dictionary_id: id }));

const wireBody = ({
  text,
  modelId,
  settings,
  languageCode,
  seed,
  textNormalization,
  ...order
}: SampleOrder) => ({
  text,
  model_id: modelId,
  voice_settings: settings,
  language_code: languageCode,
  seed,
  apply_text_normalization: textNormalization,
  pronunciation_dictionary_locators: locatorsOf(order),
});

/** Single quotes hold everything but a single quote. */
const shellQuote = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`;

/** JSON's escapes are Python's too, but for lone surrogates, which neither can speak. */
const pythonString = (text: string): string => JSON.stringify(text);
