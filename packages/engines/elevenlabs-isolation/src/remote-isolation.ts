import { decode, files, joinSamples, outputFormat, Resampler } from '@mynah/audio';
import { EngineFailure } from '@mynah/engine-spec';
import type { IsolationRequest, RemoteServer, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { findDelay } from './find-delay.ts';

const sampleRateHz = 48_000;
/** The API refuses what is shorter than 4.6 s. */
const leastSamples = 5 * sampleRateHz;

/** Asks the server that the operator named. */
export async function openRemoteIsolation(home: TaskEngineHome): Promise<TaskEngine<'isolation'>> {
  const { server } = home;
  if (!server) throw new EngineFailure('unavailable', 'No server for noise removal is set up.');
  return {
    async *run(request, signal) {
      if (signal.aborted) return;
      try {
        const samples = await isolate(server, request, signal);
        if (!signal.aborted) yield { type: 'audio', samples };
      } catch (cause) {
        if (!signal.aborted) throw cause;
      }
    },
    dispose: async () => {},
  };
}

async function isolate(
  server: RemoteServer,
  { samples, leadSamples, tailSamples }: IsolationRequest,
  signal: AbortSignal,
): Promise<Float32Array> {
  const end = samples.length - tailSamples;
  if (leadSamples < 0 || tailSamples < 0 || leadSamples > end)
    throw new EngineFailure('unsupported', 'Lead and tail are longer than the audio.');
  // silence needs no server
  if (leadSamples === end || samples.every((sample) => sample === 0)) return samples.slice(leadSamples, end);
  const padded = new Float32Array(Math.max(samples.length, leastSamples));
  padded.set(samples);
  const answer = await readMp3(await send(server, padded, signal));
  const delay = findDelay(padded, answer);
  return Float32Array.from({ length: end - leadSamples }, (_, at) => answer[leadSamples + at + delay] ?? 0);
}

async function send(
  { url, key }: RemoteServer,
  samples: Float32Array,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const wav = await files.encodeFile(samples.slice(), outputFormat('wav_48000'), {
    sourceRateHz: sampleRateHz,
  });
  const form = new FormData();
  form.set('audio', new File([wav as BlobPart], 'recording.wav', { type: 'audio/wav' }));
  const address = `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/audio-isolation`;
  const headers: Record<string, string> = key === undefined ? {} : { 'xi-api-key': key };
  const answer = await fetch(address, { method: 'POST', body: form, headers, signal }).catch((cause) => {
    throw new EngineFailure('unavailable', 'The noise removal server didn’t respond.', { cause });
  });
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  const kind = answer.status === 429 || answer.status >= 500 ? 'unavailable' : 'unsupported';
  throw new EngineFailure(kind, `The noise removal server answered ${answer.status}.`);
}

/** Mono at our rate. */
async function readMp3(bytes: Uint8Array): Promise<Float32Array> {
  const [first] = files.walkMp3Frames(bytes);
  if (!first) throw new EngineFailure('unavailable', 'The noise removal server sent no mp3.');
  const format = { ...outputFormat('mp3_44100_128'), sampleRateHz: first.sampleRateHz };
  const resampler = new Resampler(first.sampleRateHz, sampleRateHz);
  const parts: Float32Array[] = [];
  for await (const part of decode.decodeStream(once(bytes), format)) parts.push(resampler.write(part));
  parts.push(resampler.finish());
  return joinSamples(parts);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
