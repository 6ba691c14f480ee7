import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { speechSamples } from '#web/features/text-to-speech/speech-samples.ts';

const order = {
  address: 'http://localhost:4700',
  text: `It's "here",\nin two lines`,
  voiceId: 'voice1',
  modelId: 'eleven_v3',
  settings: { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1.1 },
  seed: 7,
};
const codeIn = (language: string) =>
  speechSamples(order).find((sample) => sample.language === language)?.code ?? '';

test('the curl sample sends the very text and settings, quotes and all', () => {
  const script = `curl() { for last; do case "$previous" in -d) printf %s "$last";; esac; previous="$last"; done; }\n${codeIn('curl')}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({
    text: order.text,
    model_id: 'eleven_v3',
    voice_settings: order.settings,
    seed: 7,
  });
});

test('the JavaScript sample names the address, the voice and the options as its client does', () => {
  const code = codeIn('JavaScript');
  const options = /convert\("voice1", (\{[\s\S]*\})\);/.exec(code)?.[1];
  expect(JSON.parse(options ?? '')).toMatchObject({
    text: order.text,
    modelId: 'eleven_v3',
    voiceSettings: { similarityBoost: 0.75, speed: 1.1 },
    seed: 7,
  });
  expect(code).toContain('baseUrl: "http://localhost:4700"');
});

test('the Python sample keeps Python words and escapes', () => {
  const code = codeIn('Python');
  expect(code).toContain(`text="It's \\"here\\",\\nin two lines"`);
  expect(code).toContain('use_speaker_boost=True');
  expect(code).toContain('    seed=7,\n)');
});
