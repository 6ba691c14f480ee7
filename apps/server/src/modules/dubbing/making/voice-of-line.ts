import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unpackSpeaker } from '../../../platform/speaker-embedding/index.ts';
import { findBaseVoice } from '../../voices/cloning/index.ts';
import { listNearestVoices } from '../../voices/library/index.ts';
import { type ResolvedVoice, resolveOwn, resolveVoice } from '../../voices/speaking/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { SpeakerRow } from '../segments.tables.ts';

/** Who speaks where nothing is known of a speaker: a voice that every server has. */
const usualVoiceId = '21m00Tcm4TlvDq8ikWAM';

const best = { preference: 'best' } as const;

/** Who says the lines of a speaker in a language. @throws Failure as `resolveVoice` */
export async function voiceOf(
  platform: Platform,
  actor: Actor,
  speaker: SpeakerRow,
  language: string,
): Promise<ResolvedVoice> {
  if (speaker.voice === 'similar') return nearestVoice(platform, actor, speaker, language);
  if (!isOwn(speaker)) return resolveVoice(platform, actor, speaker.voice, best);
  return ownVoice(platform, speaker, language) ?? nearestVoice(platform, actor, speaker, language);
}

/** They sound like themselves: no voice was chosen for them. */
export const isOwn = ({ voice }: Pick<SpeakerRow, 'voice'>): boolean =>
  voice === 'track-clone' || voice === 'clip-clone';

function ownVoice(
  platform: Platform,
  { id, name, ownVoice: definition }: SpeakerRow,
  language: string,
): ResolvedVoice | undefined {
  if (!definition) return undefined;
  const primary = primaryOf(language);
  const speaks = platform.speech
    .engines()
    .some(
      ({ capabilities, voices }) =>
        capabilities.definitions && voices.some(({ languages }) => languages.includes(primary)),
    );
  // an own voice is spoken by an engine that knows the language, or not at all
  if (!speaks) return undefined;
  const base = findBaseVoice(platform, definition, primary);
  const { engineVoice, language: own } = base;
  return resolveOwn(platform, { id, name, language: own, labels: {}, engineVoice, definition }, best);
}

/** Of the default voices and those of the library, the nearest that speaks the language. */
async function nearestVoice(
  platform: Platform,
  actor: Actor,
  { speakerVector }: SpeakerRow,
  language: string,
): Promise<ResolvedVoice> {
  const primary = primaryOf(language);
  const near = speakerVector ? await listNearestVoices(platform, unpackSpeaker(speakerVector)) : [];
  const found = near.find(({ languages }) => languages.includes(primary)) ?? near[0];
  return resolveVoice(platform, actor, found?.voiceId ?? usualVoiceId, best);
}
