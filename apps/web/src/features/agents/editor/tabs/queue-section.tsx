import { holdAudioLimits } from '@mynah/contract/agents/registry/hold-audio-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEditor, usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { NumberInput, Section } from '#web/features/agents/editor/fields.tsx';
import {
  holdAudioQuery,
  removeHoldAudio,
  setHoldAudio,
} from '#web/features/agents/editor/tabs/hold-audio.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What becomes of callers while it talks to as many as it may. */
export function QueueSection() {
  const t = useMessages();
  const [queueing, setQueueing] = usePlatform('queueing_config');
  const { agent } = useEditor();
  const isMain = agent.branch_id === agent.main_branch_id;
  return (
    <Section title={t('queue')} text={t('queueText')}>
      <Switch
        label={t('queueCallers')}
        hint={queueing.enabled ? t('queueOn') : t('queueOff')}
        checked={queueing.enabled}
        onChange={(enabled) => setQueueing({ ...queueing, enabled })}
      />
      {queueing.enabled && (
        <>
          <NumberInput
            label={t('longestWait')}
            hint={t('seconds')}
            min={1}
            max={1800}
            value={queueing.wait_timeout_seconds}
            onChange={(wait_timeout_seconds) => setQueueing({ ...queueing, wait_timeout_seconds })}
            error={t('numberError', { min: 1, max: '1,800' })}
          />
          {isMain && <HoldAudio />}
        </>
      )}
    </Section>
  );
}

const rules = {
  takes: 'recordings',
  mostBytes: holdAudioLimits.bytes,
  mostSeconds: holdAudioLimits.ms / 1000,
} as const;

/** What they hear meanwhile; unlike the other settings it is heard as soon as it is chosen. */
function HoldAudio() {
  const t = useMessages();
  const client = useQueryClient();
  const { agent } = useEditor();
  const { agent_id } = agent;
  const query = holdAudioQuery(agent_id);
  const { data: sound } = useQuery(query);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { hold_audio } = await setHoldAudio(agent_id, file);
      client.setQueryData(query.queryKey, hold_audio);
      toast.success(t('holdAudioSet'));
    } catch (cause) {
      setRefused([{ name: file.name, reason: errorText(cause) }]);
    }
    setBusy(false);
  };
  const remove = async (): Promise<void> => {
    if (!(await okOrToast(removeHoldAudio(agent_id)))) return;
    client.setQueryData(query.queryKey, null);
    toast.success(t('holdAudioRemoved'));
  };
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('holdAudio')}
      inputLabel={t('holdAudio')}
      inputTestId="hold-audio-file"
      onFiles={([file]) => file && void send(file)}
      refused={refused}
      onForget={() => setRefused([])}
    >
      <div className="flex flex-col gap-3 p-4">
        <div>
          <p className="font-medium text-13">{t('holdAudio')}</p>
          <p className="text-12 text-ink-3">{t('holdAudioText')}</p>
        </div>
        {sound && (
          <div className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 basis-40 truncate text-13">{sound.original_filename}</span>
            {/* biome-ignore lint/a11y/useMediaCaption: music that callers wait by says nothing */}
            <audio
              controls
              preload="none"
              aria-label={sound.original_filename}
              src={addressOf('GET /v1/convai/agents/{agent_id}/hold-audio/{file_id}', {
                params: { agent_id, file_id: sound.audio_path },
              })}
              className="h-9 max-w-full"
            />
            <IconButton size="sm" label={t('removeHoldAudio')} onClick={() => void remove()}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )}
        <ChooseButton isSending={isBusy} label={t(sound ? 'replaceHoldAudio' : 'chooseHoldAudio')} />
      </div>
    </FileDrop>
  );
}

function ChooseButton({ label, isSending }: { label: string; isSending: boolean }) {
  const { choose, isLooking } = useFilePlace();
  return (
    <div>
      <Button size="sm" isBusy={isLooking || isSending} onClick={choose}>
        {label}
      </Button>
    </div>
  );
}
