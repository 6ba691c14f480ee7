import { defaultVoiceSettings, type VoiceSettings } from '@mynah/contract/voices';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOpenaiVoice } from '../find-aliased-voice.ts';
import { speakAsOriginal, type VoiceTerms } from '../library/speak-as-original.ts';
import { isUntrained } from '../professional/professional.policy.ts';
import { requireUsable } from '../safety/require-usable.ts';
import { type Speaker, substituteSpeaker, voiceSpeakers } from '../voice-speakers.ts';
import { listDefaultVoices, type SettledVoice, type VoiceRow } from '../voices.store.ts';
import { getVoice } from './get-voice.ts';

/** A voice that is ready to speak. */
export interface ResolvedVoice {
  /** As it was asked for. */
  id: string;
  name: string;
  category: VoiceRow['category'];
  /** BCP 47 tag of its own language. */
  language: string;
  settings: VoiceSettings;
  /** On which somebody else's voice is used; absent for the workspace's own and for default voices. */
  terms?: VoiceTerms;
  /** Who is to say a text of this language. A voice that does not speak it is stood in for by the nearest one. */
  speakerFor(language: string): Speaker;
}

export interface ResolveOptions {
  preference: 'fast' | 'best';
}

/** @throws Failure `voice_not_found`, `voice_not_fine_tuned`, `engine_unavailable`, and as `requireUsable` and `speakAsOriginal` */
export async function resolveVoice(
  platform: Platform,
  actor: Actor,
  voiceId: string,
  options: ResolveOptions,
): Promise<ResolvedVoice> {
  const found = await getVoice(platform, actor, voiceId);
  await requireUsable(platform, actor, found);
  const { voice, terms } = await speakAsOriginal(platform, actor, found);
  if (isUntrained(voice)) {
    throw new Failure(
      'voice_not_fine_tuned',
      `${voice.name} is a professional voice that was not trained yet. Train it, or use another voice meanwhile.`,
      { data: { param: 'voice_id' } },
    );
  }
  return { ...toResolved(platform, voice, options), ...(terms && { terms }) };
}

/** As `resolveVoice`, for names of OpenAI's voices; ids and names of ours are taken as well. */
export async function resolveOpenaiVoiceId(platform: Platform, nameOrId: string): Promise<string> {
  const alias = await findOpenaiVoice(platform, nameOrId);
  if (alias) return alias.id;
  const named = (await listDefaultVoices(platform.db)).find(
    (voice) => voice.name.toLowerCase() === nameOrId.toLowerCase() || voice.engineVoice === nameOrId,
  );
  return named?.id ?? nameOrId;
}

function toResolved(platform: Platform, voice: SettledVoice, { preference }: ResolveOptions): ResolvedVoice {
  const engines = platform.speech.engines();
  const own = voiceSpeakers(engines, voice, preference);
  if (own.length === 0) {
    throw new Failure('engine_unavailable', `No engine that speaks with the voice ${voice.name} is ready.`, {
      retryAfterSeconds: 5,
    });
  }
  return {
    id: voice.id,
    name: voice.name,
    category: voice.category,
    language: voice.language,
    settings: voice.settings ?? defaultVoiceSettings,
    speakerFor: (language) =>
      own.find((speaker) => speaker.speaks(language)) ??
      substituteSpeaker(engines, voice, language) ??
      own[0]!,
  };
}
