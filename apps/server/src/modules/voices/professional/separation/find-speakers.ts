import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { joinSamples } from '@mynah/audio';
import { findSpeech, findTurns, type Span, type VoicedWindow } from '@mynah/diarization';
import { Failure } from '../../../../platform/errors/index.ts';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import { decodeMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  embedWindows,
  readSpeaker,
  speakerRateHz as sampleRateHz,
  writeSpeaker,
} from '../../../../platform/speaker-embedding/index.ts';
import type { WorkflowRun } from '../../../../platform/workflows/index.ts';
import type { SampleSpeaker, VoiceSampleRow } from '../../samples/samples.tables.ts';

/** One step of the engines. */
const lookMs = 30_000;
/** Of a long recording not every window is heard: so many say who is who. */
const mostWindows = 1200;
/** A recording has about so many windows a second. */
const windowsPerSecond = 2;

interface EngineCall {
  caller: string;
  signal: AbortSignal;
  waitsForModel: boolean;
}

/** What was heard in one look, as a step is recorded; a window has its vector in writing. */
interface Look {
  speech: Span[];
  windows: (Span & { vector: string })[];
}

/**
 * Who speaks in a recording, and when; `speaker_0` is whoever speaks first. A step for each look.
 * @throws Failure `engine_unavailable`
 */
export async function findSpeakers(
  platform: Platform,
  sample: VoiceSampleRow,
  work: WorkflowRun,
): Promise<SampleSpeaker[]> {
  const [ears] = platform.engines.engines('voice-activity');
  const [speaker] = platform.engines.engines('speaker');
  if (!ears || !speaker) throw new Failure('engine_unavailable', 'This server can’t tell speakers apart.');
  const every = Math.ceil(((sample.durationMs / 1000) * windowsPerSecond) / mostWindows);
  const speech: Span[] = [];
  const windows: VoicedWindow[] = [];
  let startMs = 0;
  let index = 0;
  await work.expect(Math.max(1, Math.ceil(sample.durationMs / lookMs)));
  for await (const samples of readLooks(platform, sample, work.signal)) {
    const look = await work.step(
      'look',
      async ({ signal }): Promise<Look> => {
        const call = { caller: work.workspaceId, signal, waitsForModel: true };
        const spans = await detectSpeech(platform, samples, { frameMs: ears.traits.frameMs, call });
        const speech = spans.map((span) => later(span, startMs));
        const heard = await embedWindows(platform, { samples, startMs, speech, every }, call);
        return {
          speech,
          windows: heard.map(({ vector, ...window }) => ({ ...window, vector: writeSpeaker(vector) })),
        };
      },
      { index },
    );
    speech.push(...look.speech);
    windows.push(
      ...look.windows.map(({ vector, ...window }) => ({ ...window, vector: readSpeaker(vector) })),
    );
    startMs += (samples.length / sampleRateHz) * 1000;
    index += 1;
  }
  return bySpeaker(findTurns(speech, windows, { sameVoice: speaker.traits.sameVoice }));
}

/** The recording in pieces that an engine takes at once. */
async function* readLooks(
  platform: Platform,
  { soundBlob }: VoiceSampleRow,
  signal: AbortSignal,
): AsyncGenerator<Float32Array> {
  const file = await makeTemporaryFile(platform);
  try {
    const stored = await platform.blobs.stream(soundBlob);
    await pipeline(stored, createWriteStream(file.path, { mode: 0o600 }), { signal });
    const lookLength = (lookMs / 1000) * sampleRateHz;
    let blocks: Float32Array[] = [];
    let length = 0;
    for await (const block of decodeMedia(
      platform,
      { path: file.path },
      { sampleRateHz, channels: 1, signal },
    )) {
      blocks.push(block);
      length += block.length;
      if (length < lookLength) continue;
      yield joinSamples(blocks);
      [blocks, length] = [[], 0];
    }
    if (length > 0) yield joinSamples(blocks);
  } finally {
    await file.remove();
  }
}

async function detectSpeech(
  { engines }: Platform,
  samples: Float32Array,
  { frameMs, call }: { frameMs: number; call: EngineCall },
): Promise<Span[]> {
  for await (const { probabilities } of engines.run('voice-activity', { samples }, call))
    return findSpeech(probabilities, { frameMs });
  call.signal.throwIfAborted();
  return [];
}

const later = ({ startMs, endMs }: Span, byMs: number): Span => ({
  startMs: startMs + byMs,
  endMs: endMs + byMs,
});

function bySpeaker(turns: readonly (Span & { speaker: number })[]): SampleSpeaker[] {
  const speakers: SampleSpeaker[] = [];
  for (const { speaker, startMs, endMs } of turns) {
    speakers[speaker] ??= { speakerId: `speaker_${speaker}`, utterances: [] };
    speakers[speaker].utterances.push({ startMs: Math.round(startMs), endMs: Math.round(endMs) });
  }
  return speakers;
}
