import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dubbing } from '@mynah/contract/dubbing/dubbing';
import { expect } from 'vitest';
import { type FormFields, formOf, wavOf } from '../../../../test/speech-files.ts';
import type { Person } from '../../../../test/team.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';

const rateHz = 16_000;

/** Words of a voice of one pitch, each 0.4 s, with a rest behind it; the quick engines hear them as such. */
export function wordsOf(pitchHz: number, count: number): Uint8Array<ArrayBuffer> {
  const each = rateHz * 0.5;
  const samples = Int16Array.from({ length: each * count }, (_, at) =>
    at % each < rateHz * 0.4 ? 9_000 * Math.sin((2 * Math.PI * pitchHz * at) / rateHz) : 0,
  );
  return new Uint8Array(samples.buffer);
}

export const rest = (seconds: number): Uint8Array<ArrayBuffer> => new Uint8Array(2 * rateHz * seconds);

/** Two people talk for eight seconds: five words, a pause, four words of another. */
export const talk = (): File =>
  wavOf(new Uint8Array(Buffer.concat([wordsOf(210, 5), rest(1.5), wordsOf(640, 4), rest(2)])));

/** The same with a picture. */
export async function film(app: TestApp): Promise<File> {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-film-'));
  try {
    const [sound, to] = [join(folder, 'talk.wav'), join(folder, 'film.mp4')];
    await writeFile(sound, Buffer.from(await talk().arrayBuffer()));
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=8', '-i', sound];
    const codecs = ['-c:v', 'mpeg4', '-c:a', 'aac', '-shortest', to];
    const { status, stderr } = spawnSync(findFfmpeg(app.platform)!, ['-v', 'error', ...picture, ...codecs]);
    if (status !== 0) throw new Error(String(stderr));
    return new File([await readFile(to)], 'film.mp4', { type: 'video/mp4' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const send = (app: TestApp, person: Person, path: string, fields: FormFields): Promise<Response> =>
  app.fetch(path, {
    method: 'POST',
    body: formOf(fields),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });

/** A new dubbing, as it began. */
export async function dub(app: TestApp, person: Person, fields: FormFields): Promise<string> {
  const answer = await send(app, person, '/v1/dubbing', { target_lang: 'en', source_lang: 'en', ...fields });
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, '']);
  return ((await answer.json()) as { dubbing_id: string }).dubbing_id;
}

export const showDubbing = async (person: Person, id: string): Promise<Dubbing> =>
  (await person.call('GET', `/v1/dubbing/${id}`)).body as Dubbing;

/** Once nothing is made of it any more. */
export const ended = (person: Person, id: string): Promise<Dubbing> =>
  until(async () => {
    const shown = await showDubbing(person, id);
    expect(['dubbed', 'failed']).toContain(shown.status);
    return shown;
  });

/** Two lines of two speakers, translated. */
export const csv = (
  lines = ['Anna,0.0,2.4,Good morning,Bom dia', 'Ben,4.0,5.9,Welcome home,Bem-vindo a casa'],
): File =>
  new File([`speaker,start_time,end_time,transcription,translation\n${lines.join('\n')}\n`], 'lines.csv');
