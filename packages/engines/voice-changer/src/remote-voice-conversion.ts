import { files, outputFormat, pcm } from '@mynah/audio';
import { EngineFailure, within } from '@mynah/engine-spec';
import type {
  RemoteServer,
  TaskEngine,
  VoiceChangeRequest,
  VoiceConversionPart,
  VoiceConversionRequest,
} from '@mynah/engine-spec/tasks';
import { sampleRateHz } from './rates.ts';

/** Shorter than the server takes an engine for hung. */
const patienceMs = 110_000;

/** Asks `POST /v1/speech-to-speech/{voice_id}` of another server. @throws EngineFailure */
export function openRemoteVoiceConversion(
  server: RemoteServer | undefined,
  { timeoutMs = patienceMs } = {},
): TaskEngine<'voice-conversion'> {
  if (!server) throw new EngineFailure('broken', 'No voice conversion server is set up.');
  return {
    async *run(request: VoiceConversionRequest, signal: AbortSignal): AsyncGenerator<VoiceConversionPart> {
      if (request.kind === 'measure') {
        throw new EngineFailure('unsupported', 'This engine can’t measure voices.');
      }
      const samples = await askServer(server, request, { signal, timeoutMs });
      if (signal.aborted) return;
      yield { type: 'audio', samples: fitted(samples, request), state: new Float32Array() };
    },
    async dispose() {},
  };
}

async function askServer(
  server: RemoteServer,
  request: VoiceChangeRequest,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Float32Array> {
  const voice = encodeURIComponent(request.target.id);
  const base = server.url.replace(/\/+$/, '').replace(/\/v1$/, '');
  const url = `${base}/v1/speech-to-speech/${voice}?output_format=pcm_24000`;
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body: await formOf(server, request),
      headers: server.key ? { 'xi-api-key': server.key } : {},
      signal: within(timeoutMs, signal),
    });
  } catch (cause) {
    if (signal.aborted) return new Float32Array();
    throw unreachable(cause);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw refusal(response.status);
  }
  return pcm.fromPcm16(await bodyOf(response, signal));
}

/** The answer may break off, or be too slow, after its headers as well. */
async function bodyOf(response: Response, signal: AbortSignal): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    if (signal.aborted) return new Uint8Array();
    throw unreachable(cause);
  }
}

const unreachable = (cause: unknown): EngineFailure =>
  new EngineFailure('unavailable', 'The voice conversion server couldn’t be reached or took too long.', {
    cause,
  });

async function formOf(server: RemoteServer, request: VoiceChangeRequest): Promise<FormData> {
  const form = new FormData();
  const wav = await files.encodeFile(request.samples, outputFormat('wav_24000'), {
    sourceRateHz: sampleRateHz,
  });
  form.set('audio', new Blob([wav.slice()], { type: 'audio/wav' }), 'speech.wav');
  form.set('model_id', server.model ?? 'eleven_multilingual_sts_v2');
  form.set('voice_settings', JSON.stringify({ similarity_boost: request.similarity, ...request.delivery }));
  form.set('seed', String(request.seed));
  if (request.removeBackgroundNoise) form.set('remove_background_noise', 'true');
  return form;
}

/** As long as what was asked, whatever the other side made of it. */
function fitted(samples: Float32Array, { samples: asked, leadSamples, tailSamples }: VoiceChangeRequest) {
  const result = new Float32Array(asked.length - leadSamples - tailSamples);
  result.set(samples.subarray(leadSamples, leadSamples + result.length));
  return result;
}

function refusal(status: number): EngineFailure {
  const message = `The voice conversion server answered ${status}.`;
  if (status === 404) return new EngineFailure('unsupported', `${message} It may not have this voice.`);
  return new EngineFailure(status === 429 || status >= 500 ? 'unavailable' : 'unsupported', message);
}
