import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { nearnessOf } from '#web/features/professional-voices/nearness.ts';
import { selectVoice } from '#web/features/voices/index.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';

const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';

/** How close the voice came, beside an instant clone: as words, and as a bar to see the difference. */
export function TrainingResult({ voice }: { voice: ProfessionalVoice }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { similarity, instant_similarity: instant, message } = voice.training;
  const use = () => {
    selectVoice(voice.voice_id);
    void navigate({ to: SPEECH_PATH });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h3 className="text-12 text-ink-2">{t('result')}</h3>
          {similarity !== null && (
            <p className="font-medium text-15">{t(`nearness_${nearnessOf(similarity)}`)}</p>
          )}
        </div>
        <Button variant="primary" onClick={use}>
          {t('use')}
        </Button>
      </div>
      {similarity !== null && instant !== null && (
        <dl className="flex flex-col gap-3">
          <Similarity label={t('thisVoice')} value={similarity} isMain />
          <Similarity label={t('instantClone')} value={instant} />
        </dl>
      )}
      <p className="text-12 text-ink-2">{message ?? t('estimate')}</p>
    </div>
  );
}

type SimilarityProps = { label: string; value: number; isMain?: boolean };

function Similarity({ label, value, isMain = false }: SimilarityProps) {
  const t = useMessages();
  const percent = Math.round(100 * Math.max(0, value));
  return (
    <div className="flex flex-col gap-1.5 text-13">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex items-center gap-3">
        <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
          <span
            className={`block h-full rounded-full ${isMain ? 'bg-accent' : 'bg-ink-3'}`}
            style={{ width: `${percent}%` }}
          />
        </span>
        <span className="figures w-10 text-end">{t('percent', { percent })}</span>
      </dd>
    </div>
  );
}
