import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/agents-settings/messages.ts';
import {
  replaceSecret,
  type Secret,
  secretsKey,
  storeSecret,
} from '#web/features/agents-settings/secrets/secrets.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const secretForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing'))),
  value: z.string().check(z.minLength(1, message('valueMissing'))),
});
type SecretForm = z.infer<typeof secretForm>;

/** A new secret, or another value for one that is there. */
export function SecretDialog({ secret, onClose }: { secret?: Secret; onClose: () => void }) {
  const t = useMessages();
  const renew = useRenewAfter(secretsKey);
  const form = useForm<SecretForm>({
    resolver: zodResolver(secretForm),
    defaultValues: { name: secret?.name ?? '', value: '' },
  });
  const save = async ({ name, value }: SecretForm): Promise<void> => {
    await renew(secret ? replaceSecret(secret.secret_id, name, value) : storeSecret(name, value));
    toast.success(t(secret ? 'secretReplaced' : 'secretStored'));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="sm"
      title={secret ? t('replaceTitle', { name: secret.name }) : t('newSecret')}
      description={secret && t('replaceText')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={save}
    >
      <TextField form={form} name="name" label={t('name')} maxLength={200} />
      <Field label={t('value')} hint={t('valueHint')} error={form.formState.errors.value?.message}>
        {(control) => <PasswordInput {...control} {...form.register('value')} autoComplete="new-password" />}
      </Field>
    </FormDialog>
  );
}
