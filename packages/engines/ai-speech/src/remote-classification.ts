import { files, outputFormat } from '@mynah/audio';
import { EngineFailure } from '@mynah/engine-spec';
import type { RemoteServer, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { sampleRateHz } from './frames.ts';

/** Asks the server that the operator named. */
export async function openRemoteClassification(home: TaskEngineHome): Promise<TaskEngine<'classification'>> {
  const { server } = home;
  if (!server) throw new EngineFailure('unavailable', 'No server for classification is set up.');
  return {
    async *run({ samples }, signal) {
      if (signal.aborted) return;
      try {
        const made = await classify(server, samples, signal);
        const endMs = (samples.length * 1000) / sampleRateHz;
        if (!signal.aborted && made !== undefined) yield { type: 'likelihood', startMs: 0, endMs, made };
      } catch (cause) {
        if (!signal.aborted) throw cause;
      }
    },
    dispose: async () => {},
  };
}

async function classify(
  { url, key }: RemoteServer,
  samples: Float32Array,
  signal: AbortSignal,
): Promise<number | undefined> {
  const wav = await files.encodeFile(samples.slice(), outputFormat('wav_16000'), {
    sourceRateHz: sampleRateHz,
  });
  const form = new FormData();
  form.set('file', new File([wav as BlobPart], 'recording.wav', { type: 'audio/wav' }));
  const address = `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/moderation/ai-speech-classification`;
  const headers: Record<string, string> = key === undefined ? {} : { 'xi-api-key': key };
  const answer = await fetch(address, { method: 'POST', body: form, headers, signal }).catch((cause) => {
    throw new EngineFailure('unavailable', 'The classification server didn’t respond.', { cause });
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    const kind = answer.status === 429 || answer.status >= 500 ? 'unavailable' : 'unsupported';
    throw new EngineFailure(kind, `The classification server answered ${answer.status}.`);
  }
  return readProbability(await answer.json().catch(() => undefined));
}

/** 0 to 1; null where that server does not know either. */
function readProbability(body: unknown): number | undefined {
  const value =
    typeof body === 'object' && body !== null && 'probability' in body ? body.probability : undefined;
  if (value === null) return undefined;
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new EngineFailure('unavailable', 'The classification server sent no probability.');
}
