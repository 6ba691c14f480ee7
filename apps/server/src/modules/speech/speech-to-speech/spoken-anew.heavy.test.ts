import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pcm } from '@mynah/audio';
import { voiceLikeSound } from '@mynah/engine-spec/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const hasPacks = ['kokoro-82m', 'whisper-base'].every((pack) => existsSync(join(packs, pack)));

describe.skipIf(!process.env.CI && !hasPacks)('with the models of voices and words', () => {
  let app: TestApp;
  let apiKey: string;
  let voices: { voice_id: string; labels: Record<string, string> }[];
  let speech: Uint8Array<ArrayBuffer>;
  const voiceOf = (gender: string) => voices.find(({ labels }) => labels.gender === gender)!.voice_id;

  beforeAll(async () => {
    app = await startTestApp({ neuralVoices: true });
    ({ apiKey } = await app.owner());
    ({ voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as { voices: typeof voices });
    const path = `/v1/text-to-speech/${voiceOf('male')}?output_format=pcm_16000`;
    const answer = await app.fetch(path, {
      apiKey,
      json: { text: 'A single boat came in slowly with the tide.' },
    });
    speech = new Uint8Array(await answer.arrayBuffer());
  }, 120_000);
  afterAll(() => app?.close());

  const change = async (audio: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('audio', new Blob([audio]), 'speech.pcm');
    for (const [name, value] of Object.entries({ file_format: 'pcm_s16le_16', seed: '1', ...fields }))
      form.set(name, value);
    const path = `/v1/speech-to-speech/${voiceOf('female')}?output_format=pcm_16000`;
    const answer = await app.fetch(path, { apiKey, body: form });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { answer, engine: answer.headers.get('x-mynah-engine'), bytes };
  };

  test('[SPE-002] what is surely heard is spoken anew, as long as it was; all else is processed', async () => {
    const rest = pcm.toPcm16(voiceLikeSound(4, 16_000));
    const both = new Uint8Array([...speech, ...new Uint8Array(16_000), ...rest]);
    const { answer, engine, bytes } = await change(both);
    expect(engine?.split(', ').sort()).toEqual(['resynthesis', 'voice-changer']);
    expect(Math.abs(bytes.length - both.length) / 32).toBeLessThan(10);
    const item = (await (
      await app.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { apiKey })
    ).json()) as { request: { engine: string; stretches: { engine: string; end_ms: number }[] } };
    expect(item.request.engine).toBe(engine);
    expect(item.request.stretches.map((stretch) => stretch.engine)).toEqual(['resynthesis', 'voice-changer']);
  }, 240_000);

  test('who asks for little similarity is heard through the other voice', async () => {
    const settings = JSON.stringify({ similarity_boost: 0.1 });
    expect((await change(speech, { voice_settings: settings })).engine).toBe('voice-changer');
  }, 120_000);
});
