import { joinSamples } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { measureSpeaker, packSpeaker, speakerRateHz } from '../../../platform/speaker-embedding/index.ts';
import { askForClone, examine, findCloner, judgeSamples, mostSampleMs } from '../../voices/cloning/index.ts';
import { requireVoicePrintsAllowed } from '../../voices/safety/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { updateSpeaker } from '../segments.store.ts';
import type { SegmentRow, SpeakerRow } from '../segments.tables.ts';
import { readSpan } from '../source/read-span.ts';
import { isOwn } from './voice-of-line.ts';

interface Casting {
  dubbing: DubbingRow;
  /** The speech of the source, on this machine's disk. */
  path: string;
  speakers: readonly SpeakerRow[];
  segments: readonly SegmentRow[];
  signal: AbortSignal;
}

/**
 * Gives every speaker who is to sound like themselves their own voice, cloned of all they say, and measures how the
 * others sound. Who cannot be cloned gets the reason in place of a voice: the nearest stock voice speaks for them.
 */
export async function castSpeakers(platform: Platform, casting: Casting): Promise<void> {
  for (const speaker of casting.speakers) {
    const spans = casting.segments.filter(({ speakerId }) => speakerId === speaker.id);
    if (spans.length === 0) continue;
    if (lacksVector(platform, speaker)) await measure(platform, casting, speaker, spans);
    if (lacksVoice(speaker)) await clone(platform, casting, speaker, spans);
  }
}

/** There is something to be done for a speaker, for which the speech of the source is read. */
export const waitsForCasting = (
  platform: Platform,
  speaker: SpeakerRow,
  segments: readonly SegmentRow[],
): boolean =>
  (lacksVector(platform, speaker) || lacksVoice(speaker)) &&
  segments.some(({ speakerId }) => speakerId === speaker.id);

const lacksVector = ({ engines }: Platform, { speakerVector }: SpeakerRow): boolean =>
  speakerVector === null && engines.engines('speaker').length > 0;

const lacksVoice = (speaker: SpeakerRow): boolean =>
  isOwn(speaker) && speaker.ownVoice === null && speaker.ownVoiceRefusal === null;

async function measure(
  platform: Platform,
  { dubbing, path, signal }: Casting,
  { id }: SpeakerRow,
  spans: readonly SegmentRow[],
): Promise<void> {
  const samples = await readSpans(platform, path, spans, { sampleRateHz: speakerRateHz, signal });
  const caller = dubbing.workspaceId;
  const vector = await measureSpeaker(platform, samples, { caller, signal });
  if (vector) await updateSpeaker(platform.db, dubbing, id, { speakerVector: packSpeaker(vector) });
}

async function clone(
  platform: Platform,
  { dubbing, path, signal }: Casting,
  { id }: SpeakerRow,
  spans: readonly SegmentRow[],
): Promise<void> {
  const call = { caller: dubbing.workspaceId, signal, waitsForModel: true };
  try {
    await requireVoicePrintsAllowed(platform, { userId: dubbing.actor.userId });
    const { traits } = findCloner(platform);
    const { sampleRateHz } = traits;
    const samples = await readSpans(platform, path, spans, { sampleRateHz, signal });
    judgeSamples(await examine(platform, samples, call), traits);
    const language = primaryOf(dubbing.language ?? 'en');
    const step = await askForClone(platform, { kind: 'instant', samples, language }, call);
    await updateSpeaker(platform.db, dubbing, id, { ownVoice: step.definition });
  } catch (cause) {
    if (!(cause instanceof Failure) || !isOfSpeaker(cause)) throw cause;
    await updateSpeaker(platform.db, dubbing, id, { ownVoiceRefusal: cause.message });
  }
}

/** Not of the server, which another try may find ready. */
const isOfSpeaker = ({ code }: Failure): boolean =>
  ['invalid_voice_sample', 'audio_too_short', 'restricted_region', 'engine_unavailable'].includes(code);

/** What is said in these spans, the longest first, as much as a voice is known by. */
async function readSpans(
  platform: Platform,
  path: string,
  spans: readonly SegmentRow[],
  { sampleRateHz, signal }: { sampleRateHz: number; signal: AbortSignal },
): Promise<Float32Array> {
  const longestFirst = spans.toSorted(
    (one, other) => other.endMs - other.startMs - (one.endMs - one.startMs),
  );
  const blocks: Float32Array[] = [];
  let lengthMs = 0;
  for (const { startMs, endMs } of longestFirst) {
    const ms = Math.min(endMs - startMs, mostSampleMs - lengthMs);
    if (ms <= 0) break;
    lengthMs += ms;
    blocks.push(await readSpan(platform, path, { startMs, endMs }, { sampleRateHz, mostMs: ms, signal }));
  }
  return joinSamples(blocks);
}
