import type { VoiceSample } from '@mynah/contract/voices/voice-samples';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ClipButton } from '#web/features/professional-voices/clip-button.tsx';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import {
  editSample,
  fetchClip,
  professionalKey,
  removeSample,
  type SampleEdit,
  waveformQuery,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { Speakers } from '#web/features/professional-voices/speakers.tsx';
import { TrimmedWave } from '#web/features/professional-voices/trimmed-wave.tsx';
import { formatLength } from '#web/shared/format/times.ts';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

type RecordingCardProps = { voiceId: string; sample: VoiceSample; isLocked: boolean };

export function RecordingCard({ voiceId, sample, isLocked }: RecordingCardProps) {
  const t = useMessages();
  const { sample_id: sampleId, file_name: name } = sample;
  const { edit, remove, isSaving } = useRecording(voiceId, sample);
  const { data: peaks } = useQuery(waveformQuery(voiceId, sampleId));
  const seconds = sample.duration_secs ?? 0;
  const isLockedNow = isLocked || isSaving;
  return (
    <li aria-label={name} className="flex flex-col gap-3 rounded-lg border px-4 py-3">
      <div className="-ms-2 flex items-center gap-2">
        <ClipButton
          label={t('play', { name })}
          fetchSound={() => fetchClip({ voiceId, sampleId }, sample.remove_background_noise)}
        />
        <p className="min-w-0 flex-1 truncate font-medium text-13">{name}</p>
        <span className="figures text-12 text-ink-2">{formatLength(seconds)}</span>
        {!isLocked && (
          <IconButton size="sm" label={t('remove', { name })} onClick={() => void remove()}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <TrimmedWave
        peaks={peaks ?? []}
        seconds={seconds}
        trim={[(sample.trim_start ?? 0) / 1000, (sample.trim_end ?? seconds * 1000) / 1000]}
        isLocked={isLocked}
        onTrim={(start, end) =>
          void edit({ trim_start_time: Math.round(start * 1000), trim_end_time: Math.round(end * 1000) })
        }
      />
      <Switch
        label={t('removeNoise')}
        checked={sample.remove_background_noise}
        disabled={isLockedNow}
        onChange={(remove_background_noise) => void edit({ remove_background_noise })}
      />
      <Speakers
        voiceId={voiceId}
        sample={sample}
        isLocked={isLocked}
        onChoose={(ids) => void edit({ selected_speaker_ids: ids })}
      />
    </li>
  );
}

function useRecording(voiceId: string, { sample_id: sampleId }: VoiceSample) {
  const t = useMessages();
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setSaving(true);
    try {
      await work();
    } catch (error) {
      toast.failure(error);
    } finally {
      await client.invalidateQueries({ queryKey: professionalKey });
      setSaving(false);
    }
  };
  return {
    isSaving,
    edit: (change: SampleEdit) => run(() => editSample(voiceId, sampleId, change)),
    remove: async () => {
      const isSure = await confirm({
        title: t('removeTitle'),
        description: t('removeText'),
        confirmLabel: t('delete'),
        isDanger: true,
      });
      if (isSure) await run(() => removeSample(voiceId, sampleId));
    },
  };
}
