import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ServerProcess, testApiKey } from './server-process.ts';
import { formOf, joinBytes, plainWords, silence, speakPcm, wavOf } from './speech-files.ts';
import { startTestApp } from './test-app.ts';
import { until } from './until.ts';

const environment = { MYNAH_PACKS: process.env.MYNAH_PACKS ?? '', MYNAH_JOB_HEARTBEAT_SECONDS: '10' };
const turns = 4;

/** A minute in four windows: something is said, then silence. */
async function longRecording(): Promise<File> {
  const app = await startTestApp();
  try {
    const { apiKey } = await app.owner();
    const speech = await speakPcm(app, apiKey, 'Good morning everybody.');
    return wavOf(joinBytes(...Array.from({ length: turns }, () => joinBytes(speech, silence(13)))));
  } finally {
    await app.close();
  }
}

interface Listed {
  state: string;
  progress: number;
  transcription_id: string;
}

test('kill -9 in the middle of a long transcription: it goes on after the last finished window', async () => {
  const file = await longRecording();
  const folder = await mkdtemp(join(tmpdir(), 'mynah-transcription-'));
  await chmod(folder, 0o755);
  let server = await ServerProcess.start(folder, environment);
  try {
    const body = formOf({ model_id: 'scribe_v2', language_code: 'en', file });
    const headers = { 'xi-api-key': testApiKey };
    const path = '/v1/speech-to-text/transcripts';
    const started = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
    const { transcription_id: id } = (await started.json()) as Listed;
    const look = async (): Promise<Listed> =>
      (await (await server.fetch(`${path}/${id}/details`)).json()) as Listed;
    await until(async () => expect((await look()).progress).toBeGreaterThan(0.2));
    await server.end('SIGKILL');
    server = await ServerProcess.start(folder, environment);
    const resumed = await look();
    expect(resumed.progress).toBeGreaterThan(0.2);
    await until(async () => expect((await look()).state).toBe('done'));
    const { text } = (await (await server.fetch(`${path}/${id}`)).json()) as { text: string };
    expect(plainWords(text).match(/good morning everybody/g)).toHaveLength(turns);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
