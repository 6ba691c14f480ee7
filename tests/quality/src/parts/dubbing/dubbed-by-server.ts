import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { files, outputFormat } from '@mynah/audio';
import { ServerProcess, testApiKey } from '../../../../../apps/server/test/server-process.ts';
import { root } from '../../context.ts';
import type { QualityContext } from '../../quality-part.ts';
import { rateHz } from './dialogue.ts';

/** What is looked at of the editor's answer. */
interface ShownDubbing {
  speakers: { speaker_id: string }[];
  lines: {
    segment_id: string;
    speaker_id: string;
    start_ms: number;
    end_ms: number;
    source_text: string;
    text: string | null;
    dub: { take_id: string; start_ms: number; duration_ms: number } | null;
    fit: 'fits' | 'too_long' | null;
  }[];
}

export interface DubbedDialogue {
  editor: ShownDubbing;
  /** What the server took for the background, mono. */
  background: Float32Array;
  /** Of each line that has one, mono at its own rate. */
  takes: Map<string, { samples: Float32Array; sampleRateHz: number }>;
  seconds: number;
}

/** The server as people start it dubs a sound into a language, with all that it does by itself. */
export async function dubByServer(
  context: QualityContext,
  mixed: Float32Array,
  target: string,
): Promise<DubbedDialogue> {
  const build = spawnSync(process.execPath, [join(root, 'tools', 'build-server.mjs')]);
  if (build.status !== 0) throw new Error(String(build.stderr));
  const folder = await mkdtemp(join(tmpdir(), 'mynah-dub-quality-'));
  const server = await ServerProcess.start(folder, {
    PATH: process.env.PATH ?? '',
    MYNAH_PACKS: process.env.MYNAH_PACKS ?? join(root, '.cache', 'packs'),
  });
  try {
    return await dub(context, server, mixed, target);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function dub(
  { signal, tell }: QualityContext,
  server: ServerProcess,
  mixed: Float32Array,
  target: string,
): Promise<DubbedDialogue> {
  const sound = await files.encodeFile(mixed, outputFormat('wav_48000'), { sourceRateHz: rateHz });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(sound)], 'dialogue.wav', { type: 'audio/wav' }));
  for (const [name, value] of Object.entries({ source_lang: 'en', target_lang: target, num_speakers: '0' }))
    form.set(name, value);
  const begun = performance.now();
  let id = '';
  // the models of a server that has just started come one after the other
  for (;;) {
    const answer = await fetch(`${server.url}/v1/dubbing`, {
      method: 'POST',
      headers: { 'xi-api-key': testApiKey },
      body: form,
    });
    const body = (await answer.json()) as { dubbing_id?: string; detail?: { message: string } };
    if (body.dubbing_id) {
      id = body.dubbing_id;
      break;
    }
    tell(`dubbing: ${body.detail?.message}`);
    await delay(5_000, undefined, { signal });
  }
  for (;;) {
    const shown = (await (await server.fetch(`/v1/dubbing/${id}`)).json()) as {
      status: string;
      error: string | null;
      progress_message: string;
    };
    if (shown.status === 'failed') throw new Error(`The dubbing failed: ${shown.error}`);
    if (shown.status === 'dubbed') break;
    tell(`dubbing: ${shown.progress_message}`);
    await delay(5_000, undefined, { signal });
  }
  const seconds = (performance.now() - begun) / 1000;
  const bytesOf = async (path: string): Promise<Uint8Array> =>
    new Uint8Array(await (await server.fetch(path)).arrayBuffer());
  const editor = (await (await server.fetch(`/v1/dubbing/${id}/editor/${target}`)).json()) as ShownDubbing;
  const takes: DubbedDialogue['takes'] = new Map();
  for (const { segment_id, dub } of editor.lines) {
    if (!dub) continue;
    const wav = files.readWav(await bytesOf(`/v1/dubbing/${id}/takes/${dub.take_id}/audio`));
    takes.set(segment_id, { samples: wav.channels[0]!, sampleRateHz: wav.sampleRateHz });
  }
  const { channels } = files.readWav(await bytesOf(`/v1/dubbing/${id}/background`));
  return { editor, background: channels[0]!, takes, seconds };
}
