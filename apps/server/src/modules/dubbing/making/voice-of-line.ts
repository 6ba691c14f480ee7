import { accentOf } from '@mynah/contract/voices/dialects';
import { usualVoiceId } from '@mynah/contract/voices/usual-voice';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unpackSpeaker } from '../../../platform/speaker-embedding/index.ts';
import { findBaseVoice } from '../../voices/cloning/index.ts';
import { listNearestVoices } from '../../voices/library/index.ts';
import { type ResolvedVoice, resolveOwn, resolveVoice } from '../../voices/speaking/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { SpeakerRow } from '../segments.tables.ts';
import type { TargetRow } from '../targets.tables.ts';

const best = { preference: 'best' } as const;

/** What is spoken. */
interface Spoken {
  language: string;
  /** Of voices of the library, one that has it is taken first. */
  accent: string | undefined;
}

/** Who says the lines of a speaker in a language. @throws Failure as `resolveVoice` */
export async function voiceOf(
  platform: Platform,
  actor: Actor,
  speaker: SpeakerRow,
  spoken: Spoken,
): Promise<ResolvedVoice> {
  if (speaker.voice === 'similar') return nearestVoice(platform, actor, speaker, spoken);
  if (!isOwn(speaker)) return resolveVoice(platform, actor, speaker.voice, best);
  return ownVoice(platform, speaker, spoken.language) ?? nearestVoice(platform, actor, speaker, spoken);
}

/** How much a voice is to be like its speaker, 0 to 1: what was set for the speaker, or for the language (0 to 10). */
export const likenessOf = (
  speaker: Pick<SpeakerRow, 'voice' | 'similarity'>,
  { cloningStrength }: Pick<TargetRow, 'cloningStrength'>,
): number | null =>
  speaker.similarity ?? (isOwn(speaker) && cloningStrength !== null ? cloningStrength / 10 : null);

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
  { language, accent }: Spoken,
): Promise<ResolvedVoice> {
  const primary = primaryOf(language);
  const near = speakerVector ? await listNearestVoices(platform, unpackSpeaker(speakerVector)) : [];
  const speaking = near.filter(({ languages }) => languages.includes(primary));
  const wanted = accent === undefined ? undefined : accentOf(accent);
  const withAccent = speaking.find(
    (voice) => voice.accent !== undefined && accentOf(voice.accent) === wanted,
  );
  const found = withAccent ?? speaking[0] ?? near[0];
  return resolveVoice(platform, actor, found?.voiceId ?? usualVoiceId, best);
}
