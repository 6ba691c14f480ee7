import { defaultVoiceSettings, type VoiceSettings } from '@mynah/contract/voices/voices';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVoice } from '../catalog/index.ts';
import { isUntrained, type Speaker, substituteSpeaker, voiceSpeakers } from '../engine-voices/index.ts';
import { speakAsOriginal, type VoiceTerms } from '../library/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { requireUsable } from '../safety/index.ts';

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
      `${voice.name} is a professional voice that isn’t trained yet. Train it, or use another voice for now.`,
      { data: { param: 'voice_id' } },
    );
  }
  return { ...toResolved(platform, voice, options), ...(terms && { terms }) };
}

/** A voice that stands in no list: what somebody in a film sounds like. @throws Failure `engine_unavailable` */
export const resolveOwn = (
  platform: Platform,
  voice: Omit<SpokenVoice, 'settings' | 'category'>,
  options: ResolveOptions,
): ResolvedVoice => toResolved(platform, { ...voice, settings: null, category: 'cloned' }, options);

type SpokenVoice = Pick<
  SettledVoice,
  'id' | 'name' | 'category' | 'language' | 'labels' | 'engineVoice' | 'definition' | 'settings'
>;

function toResolved(platform: Platform, voice: SpokenVoice, { preference }: ResolveOptions): ResolvedVoice {
  const engines = platform.speech.engines();
  const own = voiceSpeakers(engines, voice, preference);
  if (own.length === 0) {
    throw new Failure(
      'engine_unavailable',
      `The engine for the voice ${voice.name} isn’t ready. Try again in a moment.`,
      {
        retryAfterSeconds: 5,
      },
    );
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
