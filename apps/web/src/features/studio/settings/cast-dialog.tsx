import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { DeliverySliders } from '#web/features/studio/settings/delivery-sliders.tsx';
import { useRenewCast } from '#web/features/studio/settings/use-renew-cast.ts';
import { addToCast, type CastVoice, changeCast } from '#web/features/studio/studio.requests.ts';
import type { WrittenBlock } from '#web/features/studio/text/written-block.ts';
import { VoiceButton } from '#web/features/voices/index.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const schema = z.object({
  alias: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(500, message('nameTooLong'))),
});

type CastDialogProps = {
  /** The one to change; none adds somebody. */
  member?: CastVoice;
  alias?: string;
  onClose: () => void;
};

/** Somebody who speaks in the book, and the voice that plays them. */
export function CastDialog({ member, alias = '', onClose }: CastDialogProps) {
  const t = useMessages();
  const { project, voices } = useOpenProject();
  const renew = useRenewCast();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { alias: member?.alias ?? alias } });
  const [voiceId, setVoiceId] = useState(member?.voice_id ?? voices[0]?.voice_id ?? '');
  const [settings, setSettings] = useState<WrittenBlock['delivery']>(member?.settings ?? null);
  const [gain, setGain] = useState(member?.volume_gain ?? 0);
  const save = async (values: { alias: string }) => {
    const json = { alias: values.alias, voice_id: voiceId, settings, volume_gain: gain };
    await renew(
      member
        ? changeCast(project.project_id, member.project_voice_ref_id, json)
        : addToCast(project.project_id, json),
    );
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t(member ? 'editCast' : 'addToCast')}
      description={t('castText')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={save}
    >
      <TextField form={form} name="alias" label={t('castName')} placeholder={t('castPlaceholder')} />
      <Labelled label={t('voice')}>
        <VoiceButton
          isStudio
          voice={voices.find(({ voice_id }) => voice_id === voiceId)}
          onSelect={setVoiceId}
        />
      </Labelled>
      <DeliverySliders delivery={settings} onChange={setSettings} />
      <Slider
        label={t('gain')}
        value={gain}
        onChange={setGain}
        min={-12}
        max={12}
        step={0.5}
        formatValue={(value) => `${value > 0 ? '+' : ''}${value} dB`}
      />
    </FormDialog>
  );
}
