import type { VoiceSettings } from '@mynah/contract/voices/voices';
import type { Delivery, SpeechCapabilities } from '@mynah/engine-spec';
import type { GivenSettings } from '../../../voices/catalog/index.ts';

/** The API's voice settings as the engines name them. */
export const toDelivery = (settings: VoiceSettings): Delivery => ({
  stability: settings.stability,
  similarity: settings.similarity_boost,
  style: settings.style,
  speakerBoost: settings.use_speaker_boost,
  speed: settings.speed,
});

const effects = {
  stability: 'stability',
  similarityBoost: 'similarity',
  style: 'style',
  useSpeakerBoost: 'speakerBoost',
  speed: 'speed',
} as const satisfies Record<keyof GivenSettings, SpeechCapabilities['delivery'][number]>;

/** Settings that the caller gave and this engine cannot follow: `setting_ignored_style`. */
export function ignoredSettings(
  given: GivenSettings | undefined,
  capabilities: SpeechCapabilities,
): string[] {
  return Object.entries(effects)
    .filter(([name, effect]) => {
      const value = given?.[name as keyof GivenSettings];
      return value !== undefined && value !== false && value !== 0 && !capabilities.delivery.includes(effect);
    })
    .map(
      ([, effect]) => `setting_ignored_${effect.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    );
}
