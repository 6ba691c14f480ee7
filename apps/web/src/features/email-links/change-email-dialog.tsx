import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { sendEmailChange } from '#web/features/email-links/email-links.requests.ts';
import { failureText } from '#web/features/email-links/failure-text.ts';
import { message, useMessages } from '#web/features/email-links/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({ email: z.string().check(z.trim(), z.email(message('emailInvalid'))) });

/** Asks for the new address and has the link mailed there; nothing changes before it is opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await sendEmailChange(email);
      toast.success(t('changeEmailSent', { email }));
      onClose();
    } catch (error) {
      form.setError('root', { message: failureText(error, t('verificationSendFailed')) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('changeEmail')}
      description={t('changeEmailText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSubmitting}>
            {t('changeEmailSubmit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
        <Field label={t('newEmail')} error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <FormError text={errors.root?.message} />
      </form>
    </Dialog>
  );
}
