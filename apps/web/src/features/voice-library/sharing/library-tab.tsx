import { useForm } from 'react-hook-form';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LabelFields } from '#web/features/voice-library/sharing/label-fields.tsx';
import { PreviewChoice } from '#web/features/voice-library/sharing/preview-choice.tsx';
import { type PublishForm, toBody, toForm } from '#web/features/voice-library/sharing/publish-form.ts';
import { ReaderFields } from '#web/features/voice-library/sharing/reader-fields.tsx';
import { ReviewNotice } from '#web/features/voice-library/sharing/review-notice.tsx';
import { useChangeSharing } from '#web/features/voice-library/sharing/sharing.requests.ts';
import { sharingOf, sharingState, stateText } from '#web/features/voice-library/sharing/sharing-state.ts';
import type { SharingTabProps } from '#web/features/voice-library/sharing/sharing-tab.ts';
import { TermFields } from '#web/features/voice-library/sharing/term-fields.tsx';
import { useTakeBack } from '#web/features/voice-library/sharing/use-take-back.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Publishing with everything that can be chosen (VOI-019), and taking back. */
export function LibraryTab({ voice, onSharing }: SharingTabProps) {
  const t = useMessages();
  const form = useForm<PublishForm>({ defaultValues: toForm(voice) });
  const change = useChangeSharing(voice.voice_id);
  const sharing = sharingOf(voice);
  const state = sharingState(sharing);
  const isIn = sharing.enabled_in_library === true;
  const save = form.handleSubmit(async (values) => {
    try {
      const next = await change.mutateAsync({ library: toBody(values, voice) });
      onSharing(next);
      toast.info(`${values.name.trim()}: ${stateText(next)}`);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-5">
      <ReviewNotice sharing={sharing} />
      <Field label={t('name')} error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameMissing') })}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('description')} hint={t('descriptionHint')}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('description')}
            rows={3}
            maxLength={500}
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
      <LabelFields form={form} language={voice.language} />
      <PreviewChoice form={form} voiceId={voice.voice_id} />
      <TermFields form={form} sharing={sharing} />
      <ReaderFields form={form} />
      <FormError text={errors.root?.message} />
      <p className="text-12 text-ink-3">
        {t('agreeLead')}{' '}
        <Link to="/vla" target="_blank" className="underline underline-offset-2 hover:text-ink">
          {t('agreement')}
        </Link>
      </p>
      <div className="flex flex-wrap justify-end gap-2 border-t pt-4">
        {isIn && <TakeBackButton voice={voice} onSharing={onSharing} />}
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {t(isIn ? 'saveChanges' : state === 'declined' ? 'publishAgain' : 'publish')}
        </Button>
      </div>
    </form>
  );
}

function TakeBackButton({ voice, onSharing }: SharingTabProps) {
  const t = useMessages();
  const takeBack = useTakeBack(voice, onSharing);
  return (
    <Button variant="danger" onClick={() => void takeBack()}>
      {t('takeBack')}
    </Button>
  );
}
