import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinBytes, silence, speakPcm, wavOf } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { testCases } from './python-cases.ts';

let app: TestApp;
let folder: string;

testCases('recordings.py', {
  prepare: async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'mynah-python-'));
    const { apiKey: key, workspaceId } = await app.owner();
    const sentence = await speakPcm(app, key, 'Good morning everybody.');
    const keep = async (name: string, sound: Uint8Array): Promise<string> => {
      await writeFile(join(folder, name), sound);
      return join(folder, name);
    };
    const keepWav = async (name: string, ...channels: Uint8Array[]) =>
      keep(name, new Uint8Array(await wavOf(...channels).arrayBuffer()));
    // a model that was never opened is checked first, for which nobody but a job waits
    const wish = { type: 'plan', prompt: 'rock', seed: 1, instrumental: true } as const;
    const options = { caller: workspaceId, signal: new AbortController().signal, waitsForModel: true };
    for await (const _ of app.engines.run('music', wish, options));
    return {
      url: app.url,
      key,
      recording: await keepWav('talk.wav', sentence),
      stereo: await keepWav('stereo.wav', sentence, joinBytes(silence(1), sentence)),
      pcm: await keep('talk.pcm', joinBytes(sentence, silence(1))),
    };
  },
  close: async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  },
});
