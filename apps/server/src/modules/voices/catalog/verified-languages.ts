import { localeOf } from '@mynah/contract/voices/dialect-locales';
import type { Voice } from '@mynah/contract/voices/voices';
import type { VoiceRow } from '../registry/voices.tables.ts';

const multilingualModel = 'eleven_multilingual_v2';

/** Languages that a voice speaks, with its preview in its own. */
export function verifiedLanguages(
  voice: Pick<VoiceRow, 'languages' | 'labels' | 'language'>,
  preview: string | null,
): Voice['verified_languages'] {
  return voice.languages.map((language, index) => ({
    language,
    model_id: multilingualModel,
    accent: index === 0 ? (voice.labels.accent ?? null) : null,
    locale: index === 0 ? localeOf(voice.language, voice.labels.accent) : null,
    // the preview is in the voice's own language
    preview_url: index === 0 ? preview : null,
  }));
}
