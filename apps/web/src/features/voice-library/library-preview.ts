import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { message } from '#web/features/voice-library/messages.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { fromHere } from '#web/shared/api/from-here.ts';
import { useSession } from '#web/shared/session/session.ts';
import { track } from '#web/shared/track.ts';

/** VOI-055. */
const PREVIEW_MODEL = 'eleven_multilingual_v2';

const previewId = (voiceId: string): string => `library-preview:${voiceId}`;

/** True while this voice's preview sounds. */
export const useLibraryPreviewPlays = (voiceId: string): boolean =>
  usePlayer(({ item, isPlaying }) => isPlaying && item?.id === previewId(voiceId));

/** True while this voice's preview is in the player, sounding or not. */
export const useLibraryPreviewIsLoaded = (voiceId: string): boolean =>
  usePlayer(({ item }) => item?.id === previewId(voiceId));

const languagePreviews = (voice: LibraryVoice) =>
  (voice.verified_languages ?? []).flatMap(({ language, model_id, preview_url }) =>
    model_id === PREVIEW_MODEL && preview_url ? [{ language, previewUrl: fromHere(preview_url) }] : [],
  );

const previewUrlOf = ({ preview_url }: LibraryVoice): string | null =>
  preview_url === null ? null : fromHere(preview_url);

/** Plays a preview through the app's one player; a second press pauses it. */
export function toggleLibraryPreview(voice: LibraryVoice, url = previewUrlOf(voice)): void {
  if (url === null) return;
  const { item, phase } = usePlayer.getState();
  if (item?.id === previewId(voice.voice_id) && phase !== 'failed') {
    togglePlay();
    return;
  }
  if (useSession.getState().isSignedIn) {
    track({ name: 'voice_previewed', properties: { voice_id: voice.voice_id } });
  }
  playUrl(
    playerItem({
      id: previewId(voice.voice_id),
      type: 'voicePreview',
      info: {
        title: voice.name,
        description: message('preview'),
        voice_id: voice.voice_id,
        voice_name: voice.name,
        language: voice.language,
        languagePreviewUrls: languagePreviews(voice),
      },
    }),
    url,
  );
}
