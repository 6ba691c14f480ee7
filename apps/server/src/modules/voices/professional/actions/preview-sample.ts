import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { encodeStretches, type HeardSound, type Span, stretchesOf } from '../../sample-audio/index.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { getProfessionalSample, type WhichSample } from '../get-professional-voice.ts';

const previewMs = 30_000;
const speakerMs = 15_000;

/** The beginning of a recording, with or without the noise. @throws Failure `voice_sample_not_found` */
export async function previewSample(
  platform: Platform,
  actor: Actor,
  { isCleaned, ...which }: WhichSample & { isCleaned: boolean },
  signal: AbortSignal,
): Promise<HeardSound> {
  const { sample } = await getProfessionalSample(platform, actor, which);
  const stretches = stretchesOf(sample, [{ startMs: 0, endMs: previewMs }], { isCleaned });
  return encodeStretches(platform, stretches, { mostMs: previewMs, caller: actor.workspaceId, signal });
}

/** One speaker alone, what they say at the longest first. @throws Failure `voice_sample_not_found` */
export async function previewSpeaker(
  platform: Platform,
  actor: Actor,
  { speakerId, ...which }: WhichSample & { speakerId: string },
  signal: AbortSignal,
): Promise<HeardSound> {
  const { sample } = await getProfessionalSample(platform, actor, which);
  const stretches = stretchesOf(sample, longestFirst(sample, speakerId), { isCleaned: false });
  return encodeStretches(platform, stretches, { mostMs: speakerMs, caller: actor.workspaceId, signal });
}

function longestFirst({ speakers }: VoiceSampleRow, speakerId: string): Span[] {
  const speaker = speakers?.find((each) => each.speakerId === speakerId);
  if (!speaker) {
    const data = { param: 'speaker_id' };
    throw new Failure('voice_sample_not_found', 'Speaker not found in the recording.', { data });
  }
  const spans: Span[] = [];
  let lengthMs = 0;
  for (const span of speaker.utterances.toSorted((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs))) {
    if (lengthMs >= speakerMs) break;
    spans.push(span);
    lengthMs += span.endMs - span.startMs;
  }
  return spans;
}
