import type { VoiceSample } from '@mynah/contract/voices/voice-samples';
import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { removeSample, sampleQuery } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { toggleSound, useSoundPlays } from '#web/features/voice-lab/play-sound.ts';
import { SeekableWave, usePlayer } from '#web/player/index.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { computePeaks, decodeAudio } from '#web/shared/sound/peaks.ts';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

const BUCKETS = 300;

type SampleRowProps = { voice: Voice; sample: VoiceSample; canEdit: boolean };

/** One recording: heard from any place of its waveform, and removed. */
export function SampleRow({ voice, sample, canEdit }: SampleRowProps) {
  const t = useMessages();
  const { sample_id: sampleId, file_name: name, duration_secs: seconds } = sample;
  const id = `sample:${sampleId}`;
  const isPlaying = useSoundPlays(id);
  const sound = useQuery(sampleQuery(voice.voice_id, sampleId));
  const open = async () => sound.data ?? (await sound.refetch({ throwOnError: true })).data!;
  const facts = [
    seconds !== null && formatLength(seconds),
    formatBytes(sample.size_bytes),
    sample.remove_background_noise && t('noiseRemoved'),
  ];
  return (
    <li className="flex items-center gap-2 py-2.5">
      <IconButton
        size="sm"
        hideTooltip
        disabled={sound.isError}
        label={t(isPlaying ? 'pauseSample' : 'playSample', { name })}
        onClick={() => void okOrToast(toggleSound({ id, title: name, description: voice.name }, open))}
      >
        {isPlaying ? (
          <Pause aria-hidden fill="currentColor" strokeWidth={0} />
        ) : (
          <Play aria-hidden fill="currentColor" strokeWidth={0} />
        )}
      </IconButton>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{name}</p>
        <p className="figures text-12 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <SampleWave id={id} name={name} sound={sound.data} seconds={seconds ?? 0} />
      {canEdit && <Remove voice={voice} sample={sample} />}
    </li>
  );
}

type SampleWaveProps = { id: string; name: string; sound: Blob | undefined; seconds: number };

/** The waveform is the slider of the recording while that is in the player. */
function SampleWave({ id, name, sound, seconds }: SampleWaveProps) {
  const t = useMessages();
  const peaks = usePeaks(sound);
  const isLoaded = usePlayer(({ item }) => item?.id === id);
  if (peaks === undefined) return <Skeleton className="h-8 w-2/5 max-sm:hidden" />;
  if (peaks === null) return null;
  return (
    <SeekableWave
      {...{ peaks, seconds, isLoaded }}
      label={t('positionIn', { name })}
      className="w-2/5 max-sm:hidden"
    />
  );
}

/** Undefined until they are read, null where the browser cannot read the recording. */
function usePeaks(sound: Blob | undefined): Float32Array | null | undefined {
  const [peaks, setPeaks] = useState<Float32Array | null>();
  useEffect(() => {
    if (!sound) return;
    let isWanted = true;
    const show = (read: Float32Array | null) => isWanted && setPeaks(read);
    readPeaks(sound).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [sound]);
  return peaks;
}

async function readPeaks(sound: Blob): Promise<Float32Array> {
  const samples = (await decodeAudio(await sound.arrayBuffer())).getChannelData(0);
  const peaks = computePeaks(samples, BUCKETS);
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0.05);
  return peaks.map((peak) => peak / loudest);
}

function Remove({ voice, sample }: Omit<SampleRowProps, 'canEdit'>) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const name = sample.file_name;
  const remove = async () => {
    const isSure = await confirm({
      title: t('removeSampleTitle', { name }),
      description: t('removeSampleText'),
      confirmLabel: t('remove'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeSample(voice.voice_id, sample.sample_id)))) return;
    toast.success(t('sampleRemoved'));
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
  };
  return (
    <IconButton size="sm" label={t('removeSample', { name })} onClick={() => void remove()}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}
