import { message } from '#web/features/voices/messages.ts';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { fromHere } from '#web/shared/api/from-here.ts';
import { track } from '#web/shared/track.ts';

/** VOI-055 to VOI-057. */
const PREVIEW_MODEL = 'eleven_multilingual_v2';
const FALLBACK_LANGUAGE = 'en';

/** The languages in which a voice can be heard. */
export function languagePreviews(voice: PickerVoice) {
  return voice.verified_languages.flatMap(({ language, model_id, preview_url }) =>
    model_id === PREVIEW_MODEL && preview_url ? [{ language, previewUrl: fromHere(preview_url) }] : [],
  );
}

/** The preview in a language, else in English, else the voice's own. */
export function previewUrlOf(voice: PickerVoice, language?: string | null): string | null {
  const previews = languagePreviews(voice);
  const inLanguage = (tag: string) => previews.find((preview) => preview.language === tag)?.previewUrl;
  const own = voice.preview_url === null ? null : fromHere(voice.preview_url);
  return (language ? inLanguage(language) : undefined) ?? inLanguage(FALLBACK_LANGUAGE) ?? own;
}

const previewId = (voiceId: string) => `preview:${voiceId}`;

/** True while this voice's preview sounds. */
export function usePreviewPlays(voiceId: string): boolean {
  return usePlayer(({ item, isPlaying }) => isPlaying && item?.id === previewId(voiceId));
}

/** Plays a preview through the app's one player; a second press pauses it. */
export function togglePreview(voice: PickerVoice, language?: string | null): void {
  const url = previewUrlOf(voice, language);
  if (url === null) return;
  const { item, phase } = usePlayer.getState();
  if (item?.id === previewId(voice.voice_id) && phase !== 'failed') {
    togglePlay();
    return;
  }
  track({ name: 'voice_previewed', properties: { voice_id: voice.voice_id } });
  playUrl(
    playerItem({
      id: previewId(voice.voice_id),
      type: 'voicePreview',
      info: {
        title: displayName(voice),
        description: message('preview'),
        voice_id: voice.voice_id,
        voice_name: voice.name,
        language: language ?? voice.language,
        languagePreviewUrls: languagePreviews(voice),
      },
    }),
    url,
  );
}
