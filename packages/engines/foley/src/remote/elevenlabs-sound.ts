import { EngineFailure } from '@mynah/engine-spec';
import type {
  RemoteServer,
  SoundPart,
  SoundRequest,
  TaskEngine,
  TaskEngineHome,
} from '@mynah/engine-spec/tasks';
import { decodeMp3 } from './decode-mp3.ts';

/** Asks another server. It has no seeds: the same request may give other samples. */
export function openElevenlabsSound({ server }: TaskEngineHome): TaskEngine<'sound'> {
  if (!server) throw new EngineFailure('unavailable', 'No sound effects server is set up.');
  return {
    async *run(request, signal): AsyncGenerator<SoundPart> {
      if (request.source)
        throw new EngineFailure('unsupported', 'The sound effects server has no sound library.');
      const answer = await ask(server, request, signal);
      if (!answer) return;
      const { left, right, durationMs } = await decodeMp3(answer);
      yield { type: 'match', similarity: 1, durationMs, madeOf: [], missing: [] };
      yield { type: 'audio', left, right };
    },
    async dispose() {},
  };
}

/** Undefined when aborted. */
async function ask(
  server: RemoteServer,
  request: SoundRequest,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const url = `${server.url.replace(/\/+$/, '')}/v1/sound-generation?output_format=mp3_44100_128`;
  const body = {
    text: request.prompt,
    loop: request.loop,
    duration_seconds: request.durationMs ? request.durationMs / 1000 : null,
    prompt_influence: request.promptInfluence,
    ...(server.model && { model_id: server.model }),
  };
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (server.key) headers['xi-api-key'] = server.key;
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    const worthARetry = response.status >= 500 || response.status === 429;
    throw new EngineFailure(
      worthARetry ? 'unavailable' : 'unsupported',
      `The sound effects server answered ${response.status}.`,
    );
  } catch (cause) {
    if (signal.aborted) return undefined;
    if (cause instanceof EngineFailure) throw cause;
    throw new EngineFailure('unavailable', 'The sound effects server couldn’t be reached.', { cause });
  }
}
