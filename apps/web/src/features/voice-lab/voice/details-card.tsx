import { zodResolver } from '@hookform/resolvers/zod';
import type { Voice } from '@mynah/contract/voices/voices';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { VoiceFields } from '#web/features/voice-lab/clone/voice-fields.tsx';
import {
  detailsOf,
  formOfVoice,
  type VoiceFormValues,
  voiceFormSchema,
} from '#web/features/voice-lab/clone/voice-form.ts';
import { editVoice } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { subscriptionQuery } from '#web/shared/account/account.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

/** VOI-026. */
export function DetailsCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm<VoiceFormValues>({
    resolver: zodResolver(voiceFormSchema),
    values: formOfVoice(voice),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const save = form.handleSubmit(async (values) => {
    const order = { ...detailsOf(values, voice.labels), files: [], removesNoise: false };
    try {
      await editVoice(voice.voice_id, order, { signal: new AbortController().signal, onSent: () => {} });
      form.reset(values);
      toast.success(t('saved'));
      void queryClient.invalidateQueries({ queryKey: ['voices'] });
      void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <SectionCard title={t('details')}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <VoiceFields form={form} />
        <FormError text={errors.root?.message} />
        <Button type="submit" className="self-start" disabled={!isDirty} isBusy={isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </SectionCard>
  );
}
