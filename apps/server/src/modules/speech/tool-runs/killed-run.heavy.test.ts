import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { voiceLikeSound } from '@mynah/engine-spec/conformance';
import { expect, test } from 'vitest';
import { readLeftAccount } from '../../../../test/read-left-account.ts';
import { ServerProcess, testApiKey } from '../../../../test/server-process.ts';
import { formOf, wavOf } from '../../../../test/speech-files.ts';
import { until } from '../../../../test/until.ts';

// ffmpeg comes with the packs
const environment = { MYNAH_PACKS: process.env.MYNAH_PACKS ?? '', MYNAH_JOB_HEARTBEAT_SECONDS: '10' };
/** So little that nothing is spoken anew: a stretch is a step all the same. */
const settings = JSON.stringify({ similarity_boost: 0.2 });

/** Five minutes. */
function longRecording(): File {
  const sound = voiceLikeSound(10, 16_000);
  const bytes = Buffer.from(Int16Array.from(sound, (sample) => sample * 20_000).buffer);
  return wavOf(new Uint8Array(Buffer.concat(Array.from({ length: 30 }, () => bytes))));
}

test('kill -9 while a voice is changed: it goes on after the last stretch, and is charged once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-killed-run-'));
  await chmod(folder, 0o755);
  let server = await ServerProcess.start(folder, environment);
  const look = async ({ run_id: id }: ToolRun): Promise<ToolRun> =>
    (await (await server.fetch(`/v1/tool-runs/${id}`)).json()) as ToolRun;
  try {
    const listed = await server.fetch('/v2/voices?page_size=1');
    const { voices } = (await listed.json()) as { voices: { voice_id: string }[] };
    const voice = { voice_id: voices[0]!.voice_id, voice_settings: settings };
    const body = formOf({ audio: longRecording(), ...voice });
    const headers = { 'xi-api-key': testApiKey };
    const asked = await fetch(`${server.url}/v1/tool-runs/voice-changer`, { method: 'POST', headers, body });
    expect(asked.status).toBe(200);
    const begun = (await asked.json()) as ToolRun;
    const { progress } = await until(async () => {
      const seen = await look(begun);
      expect(seen.progress).toBeGreaterThan(0.1);
      return seen;
    });
    await server.end('SIGKILL');
    server = await ServerProcess.start(folder, environment);
    const resumed = await look(begun);
    expect(resumed.progress).toBeGreaterThanOrEqual(progress);
    await until(async () => expect((await look(begun)).state).toBe('done'));
    const answer = await (await server.fetch('/v1/history?source=STS')).json();
    expect((answer as { history: object[] }).history).toEqual([
      expect.objectContaining({ history_item_id: begun.run_id }),
    ]);
    expect(await readLeftAccount(folder)).toEqual({ charges: 1, reserved: 0, left: 0 });
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
