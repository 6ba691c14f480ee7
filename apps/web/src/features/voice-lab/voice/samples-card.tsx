import type { Voice } from '@mynah/contract/voices/voices';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { AddRecordings } from '#web/features/voice-lab/voice/add-recordings.tsx';
import { SampleRow } from '#web/features/voice-lab/voice/sample-row.tsx';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { Button } from '#web/ui/button.tsx';

/** The recordings that a voice was made of. */
export function SamplesCard({ voice, canEdit }: { voice: Voice; canEdit: boolean }) {
  const t = useMessages();
  const [isAdding, setAdding] = useState(false);
  const samples = voice.samples ?? [];
  const isClone = voice.category === 'cloned';
  if (!isClone && samples.length === 0) return null;
  return (
    <SectionCard
      title={t('samples')}
      aside={
        canEdit &&
        isClone &&
        !isAdding && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {t('addRecordings')}
          </Button>
        )
      }
    >
      {samples.length === 0 ? (
        <p className="text-13 text-ink-2">{t('samplesGone')}</p>
      ) : (
        <ul aria-label={t('samples')} className="-my-2 divide-y">
          {samples.map((sample) => (
            <SampleRow key={sample.sample_id} voice={voice} sample={sample} canEdit={canEdit} />
          ))}
        </ul>
      )}
      {isAdding && <AddRecordings voice={voice} onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}
