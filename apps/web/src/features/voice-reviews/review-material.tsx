import type { VoiceReview } from '@mynah/contract/voices/voice-safety';
import { Download, Pause, Play } from 'lucide-react';
import { type ReviewSound, toggleListening, useIsHeard } from '#web/features/voice-reviews/listen.ts';
import { useMessages } from '#web/features/voice-reviews/messages.ts';
import { fetchPaper } from '#web/features/voice-reviews/voice-reviews.requests.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** The papers that were sent in, the recordings, and how the voice speaks. */
export function ReviewMaterial({ review }: { review: VoiceReview }) {
  const t = useMessages();
  const { review_id: reviewId, files, samples, voice_name } = review;
  const sounds: ReviewSound[] = [
    { reviewId, sampleId: null, name: t('preview'), durationMs: null },
    ...samples.map(({ sample_id, file_name, duration_secs }) => ({
      reviewId,
      sampleId: sample_id,
      name: file_name,
      durationMs: duration_secs === null ? null : duration_secs * 1000,
    })),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {sounds.map((sound) => (
        <SoundButton key={sound.sampleId} sound={sound} voiceName={voice_name} />
      ))}
      {files.map(({ file_id, file_name }) => (
        <PaperButton key={file_id} reviewId={reviewId} fileId={file_id} name={file_name} />
      ))}
    </div>
  );
}

const pillClass = 'max-w-60 [&_span]:min-w-0';

function SoundButton({ sound, voiceName }: { sound: ReviewSound; voiceName: string }) {
  const t = useMessages();
  const isHeard = useIsHeard(sound);
  const label = t(isHeard ? 'pause' : 'listen', { name: `${voiceName}, ${sound.name}` });
  return (
    <Button
      size="sm"
      aria-label={label}
      className={pillClass}
      onClick={() => void okOrToast(toggleListening(sound))}
    >
      {isHeard ? <Pause aria-hidden /> : <Play aria-hidden />}
      <span className="truncate">{sound.name}</span>
    </Button>
  );
}

function PaperButton({ reviewId, fileId, name }: { reviewId: string; fileId: string; name: string }) {
  const t = useMessages();
  const download = async () => saveBlob(await fetchPaper(reviewId, fileId), name);
  return (
    <Button
      size="sm"
      aria-label={t('download', { name })}
      className={pillClass}
      onClick={() => void okOrToast(download())}
    >
      <Download aria-hidden />
      <span className="truncate">{name}</span>
    </Button>
  );
}
