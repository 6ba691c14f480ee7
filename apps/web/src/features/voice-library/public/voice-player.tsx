import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { useQuery } from '@tanstack/react-query';
import { PlayOrb } from '#web/features/voice-library/browse/play-orb.tsx';
import { fetchPreview } from '#web/features/voice-library/library.requests.ts';
import { useLibraryPreviewIsLoaded } from '#web/features/voice-library/library-preview.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { SeekableWave, usePlayer } from '#web/player/index.ts';
import { computePeaks, decodeAudio } from '#web/shared/sound/peaks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PICTURE_PEAKS = 600;

interface Preview {
  url: string;
  peaks: Float32Array;
}

/** The preview as an address of its own: an audio element can send no token, which a voice shared by mail needs. */
const previewQuery = (voice: LibraryVoice) => ({
  queryKey: ['voice-library-preview', voice.public_owner_id, voice.voice_id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Preview> => {
    const blob = await fetchPreview(voice, signal);
    const sound = await decodeAudio(await blob.arrayBuffer());
    const peaks = computePeaks(sound.getChannelData(0), PICTURE_PEAKS);
    return { url: URL.createObjectURL(blob), peaks };
  },
  enabled: voice.preview_url !== null,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** A voice to be heard, with the picture of its preview. */
export function VoicePlayer({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const { data: preview, isError } = useQuery(previewQuery(voice));
  if (voice.preview_url === null) return <p className="text-13 text-ink-3">{t('noPreview')}</p>;
  if (isError) return <p className="text-13 text-ink-2">{t('previewFailed')}</p>;
  if (!preview) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="flex items-center gap-5 max-sm:gap-3">
      <PlayOrb voice={voice} size={88} url={preview.url} />
      <Picture voiceId={voice.voice_id} peaks={preview.peaks} />
    </div>
  );
}

function Picture({ voiceId, peaks }: { voiceId: string; peaks: Float32Array }) {
  const t = useMessages();
  const isLoaded = useLibraryPreviewIsLoaded(voiceId);
  // the player knows the length once the preview is in it
  const seconds = usePlayer(({ duration }) => duration) || 1;
  return (
    <SeekableWave
      {...{ peaks, seconds, isLoaded }}
      label={t('position')}
      waveClass="h-20!"
      className="min-w-0 flex-1"
    />
  );
}
