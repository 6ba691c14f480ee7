import { EngineFailure } from '@mynah/engine-spec';
import type {
  MusicFacts,
  MusicPart,
  MusicPlan,
  MusicRequest,
  RemoteServer,
  TaskEngine,
} from '@mynah/engine-spec/tasks';

/** Asked for as raw samples, so that nothing has to be decoded. */
const remoteRateHz = 44_100;
const format = `pcm_${remoteRateHz}`;

/** Music of a server that speaks the ElevenLabs API. It composes a piece only as a whole. */
export async function openElevenlabsMusic(server: RemoteServer): Promise<TaskEngine<'music'>> {
  return {
    async *run(request, signal) {
      try {
        if (request.type === 'plan') yield { type: 'plan', plan: await fetchPlan(server, request, signal) };
        else if (request.type === 'outline')
          yield { type: 'outline', facts: factsOf(request.plan), steps: [] };
        else yield await fetchSound(server, request, signal);
      } catch (thrown) {
        // whoever leaves wants no failure
        if (!signal.aborted) throw thrown;
      }
    },
    async dispose() {},
  };
}

interface WirePlan {
  positive_global_styles: string[];
  negative_global_styles: string[];
  sections: {
    section_name: string;
    positive_local_styles: string[];
    negative_local_styles: string[];
    duration_ms: number;
    lines: string[];
  }[];
}

async function fetchPlan(
  server: RemoteServer,
  request: Extract<MusicRequest, { type: 'plan' }>,
  signal: AbortSignal,
): Promise<MusicPlan> {
  const { prompt, lengthMs, source, instrumental } = request;
  const body = {
    prompt: instrumental ? `${prompt}, instrumental` : prompt,
    music_length_ms: lengthMs,
    source_composition_plan: source && toWire(source),
    model_id: 'music_v1',
  };
  const plan = readPlan(new TextDecoder().decode(await post(server, '/v1/music/plan', body, signal)));
  return {
    positiveStyles: plan.positive_global_styles,
    negativeStyles: plan.negative_global_styles,
    sections: plan.sections.map((section) => ({
      name: section.section_name,
      positiveStyles: section.positive_local_styles,
      negativeStyles: section.negative_local_styles,
      durationMs: section.duration_ms,
      lines: section.lines,
    })),
  };
}

/** @throws EngineFailure when it is no plan */
function readPlan(text: string): WirePlan {
  try {
    const plan = JSON.parse(text) as WirePlan;
    if (Array.isArray(plan.sections) && plan.sections.length > 0) return plan;
  } catch {
    // told below, as is JSON of another kind
  }
  throw new EngineFailure('broken', 'The music server sent an invalid plan.');
}

async function fetchSound(
  server: RemoteServer,
  { plan, seed, stem }: Extract<MusicRequest, { type: 'audio' }>,
  signal: AbortSignal,
): Promise<MusicPart> {
  if (stem !== undefined) throw new EngineFailure('unsupported', 'This engine can’t make stems.');
  const body = { composition_plan: toWire(plan), seed: seed % 2 ** 31, model_id: server.model ?? 'music_v1' };
  const bytes = await post(server, `/v1/music?output_format=${format}`, body, signal);
  const length = plan.sections.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const frames = Math.round((length * remoteRateHz) / 1000);
  // raw samples have no mark of their own: what is much shorter than a piece is a page or a message
  if (bytes.length < frames) throw new EngineFailure('broken', 'The music server sent an invalid song.');
  return { type: 'audio', startMs: 0, ...toStereo(bytes, frames) };
}

/** Raw samples do not say how many channels they have: twice as many as a piece of this length has are two. */
function toStereo(bytes: Uint8Array, frames: number): { left: Float32Array; right: Float32Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >> 1;
  const channels = count > frames * 1.5 ? 2 : 1;
  const side = (channel: number) =>
    Float32Array.from(
      { length: Math.floor(count / channels) },
      (_, index) => view.getInt16((index * channels + channel) * 2, true) / 32768,
    );
  return { left: side(0), right: side(channels - 1) };
}

const toWire = ({ positiveStyles, negativeStyles, sections }: MusicPlan): WirePlan => ({
  positive_global_styles: [...positiveStyles],
  negative_global_styles: [...negativeStyles],
  sections: sections.map((section) => ({
    section_name: section.name,
    positive_local_styles: [...section.positiveStyles],
    negative_local_styles: [...section.negativeStyles],
    duration_ms: section.durationMs,
    lines: [...section.lines],
  })),
});

/** The server tells nothing of a piece before it is made: its styles are what is known. */
const factsOf = ({ positiveStyles }: MusicPlan): MusicFacts => ({
  title: positiveStyles.slice(0, 2).join(', ') || 'Music',
  description: positiveStyles.join(', '),
  genres: positiveStyles.slice(0, 3),
  vocals: false,
});

/** The whole answer. @throws EngineFailure */
async function post(
  { url, key }: RemoteServer,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'xi-api-key': key }) };
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    if (answer.ok) return await wholeOf(answer);
    const kind = answer.status >= 500 || answer.status === 429 ? 'unavailable' : 'unsupported';
    throw new EngineFailure(kind, `The music server answered ${answer.status}.`);
  } catch (cause) {
    if (cause instanceof EngineFailure) throw cause;
    throw new EngineFailure('unavailable', 'The music server couldn’t be reached.', { cause });
  }
}

/** A page is what a proxy says in place of the server. */
async function wholeOf(answer: Response): Promise<Uint8Array> {
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    throw new EngineFailure('broken', 'The music server sent a web page.');
  return new Uint8Array(await answer.arrayBuffer());
}
