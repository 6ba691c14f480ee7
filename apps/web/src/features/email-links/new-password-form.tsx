import { zodResolver } from '@hookform/resolvers/zod';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmPasswordReset } from '#web/features/email-links/email-links.requests.ts';
import { message, useMessages } from '#web/features/email-links/messages.ts';
import { SignInButton } from '#web/features/email-links/sign-in-link.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const MIN_PASSWORD_LENGTH = 8;

const schema = z.object({
  new_password: z
    .string()
    .check(z.minLength(MIN_PASSWORD_LENGTH, message('passwordShort', { count: MIN_PASSWORD_LENGTH }))),
});

export function NewPasswordForm({ code, continueUrl }: { code: string; continueUrl: string }) {
  const t = useMessages();
  const [setFor, setSetFor] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { new_password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      setSetFor((await confirmPasswordReset({ code, ...values })).email);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  if (setFor !== undefined) return <PasswordSet email={setFor} continueUrl={continueUrl} />;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-6">
      <Field
        label={t('newPassword')}
        hint={t('passwordHint', { count: MIN_PASSWORD_LENGTH })}
        error={errors.new_password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('new_password')}
            autoComplete="new-password"
            autoFocus
          />
        )}
      </Field>
      <FormError text={errors.root?.message} />
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
        {t('newPasswordSubmit')}
      </Button>
    </form>
  );
}

function PasswordSet({ email, continueUrl }: { email: string; continueUrl: string }) {
  const t = useMessages();
  return (
    <div role="status">
      <EmptyState
        icon={<BadgeCheck aria-hidden />}
        title={t('passwordSetTitle')}
        text={t('passwordSetText', { email })}
        action={<SignInButton continueUrl={continueUrl} />}
      />
    </div>
  );
}
