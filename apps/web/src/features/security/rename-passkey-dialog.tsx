import { zodResolver } from '@hookform/resolvers/zod';
import type { Passkey } from '@mynah/contract/accounts/passkeys';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/security/messages.ts';
import { useRenamePasskey } from '#web/features/security/passkeys.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, message('nameMissing'))) });

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const rename = useRenamePasskey();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: passkey.name } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await rename.mutateAsync({ passkeyId: passkey.passkey_id, name });
      onClose();
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('renamePasskey')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
        <Field label={t('name')} error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} maxLength={100} autoComplete="off" />}
        </Field>
        <FormError text={errors.root?.message} />
      </form>
    </Dialog>
  );
}
