import type { Platform } from '../../../platform/platform.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { findServerVoice, listDefaultVoices } from './default-voices.store.ts';
import { nearestVoice } from './nearest-voice.ts';
import { openaiVoices, premadeVoices } from './premade-voices.ts';
import { syncDefaultVoices } from './sync-default-voices.ts';

/** The local voice that answers to a well-known premade id, or undefined when the id is none. */
export async function findPremadeVoice(platform: Platform, voiceId: string): Promise<VoiceRow | undefined> {
  const profile = premadeVoices[voiceId];
  if (!profile) return undefined;
  const sameProfile = Object.entries(premadeVoices).filter(
    ([, other]) =>
      other.gender === profile.gender && other.age === profile.age && other.accent === profile.accent,
  );
  const spread = sameProfile.findIndex(([id]) => id === voiceId);
  return nearestVoice(profile, await bestEnglishVoices(platform), spread);
}

/** A voice of the server by its own id or a premade one: everybody hears it. */
export async function findPublicVoice(platform: Platform, voiceId: string): Promise<VoiceRow | undefined> {
  await syncDefaultVoices(platform);
  return (await findServerVoice(platform.db, voiceId)) ?? findPremadeVoice(platform, voiceId);
}

/** As a voice of our own, for names of OpenAI's voices; ids and names of ours are taken as well. */
export async function resolveOpenaiVoiceId(platform: Platform, nameOrId: string): Promise<string> {
  const alias = await findOpenaiVoice(platform, nameOrId);
  if (alias) return alias.id;
  const named = (await listDefaultVoices(platform.db)).find(
    (voice) => voice.name.toLowerCase() === nameOrId.toLowerCase() || voice.engineVoice === nameOrId,
  );
  return named?.id ?? nameOrId;
}

/** The local voice that answers to one of OpenAI's voice names. */
async function findOpenaiVoice(platform: Platform, name: string): Promise<VoiceRow | undefined> {
  const profile = openaiVoices[name.toLowerCase()];
  if (!profile) return undefined;
  const candidates = await bestEnglishVoices(platform);
  const sameName = candidates.find((voice) => voice.name.toLowerCase() === name.toLowerCase());
  return sameName ?? nearestVoice(profile, candidates, Object.keys(openaiVoices).indexOf(name.toLowerCase()));
}

/** English voices of the best engine that has any. */
async function bestEnglishVoices({ db }: Platform): Promise<VoiceRow[]> {
  const english = (await listDefaultVoices(db)).filter((voice) => voice.language.startsWith('en'));
  return english.filter((voice) => voice.engine === english[0]?.engine);
}
