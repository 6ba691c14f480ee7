import { zodResolver } from '@hookform/resolvers/zod';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmPasswordReset } from '#web/features/email-links/email-links.requests.ts';
import { message, useMessages } from '#web/features/email-links/messages.ts';
import { SignInButton } from '#web/features/email-links/sign-in-link.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { isWeakPassword } from '#web/shared/session/weak-password.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

const MIN_PASSWORD_LENGTH = 8;

const schema = z.object({
  new_password: z
    .string()
    .check(z.minLength(MIN_PASSWORD_LENGTH, message('passwordShort', { count: MIN_PASSWORD_LENGTH }))),
});

type NewPasswordFormProps = { code: string; email: string; continueUrl: string };

export function NewPasswordForm({ code, email, continueUrl }: NewPasswordFormProps) {
  const t = useMessages();
  const [setFor, setSetFor] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { new_password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      setSetFor((await confirmPasswordReset({ code, ...values })).email);
    } catch (error) {
      form.setError(isWeakPassword(error) ? 'new_password' : 'root', { message: errorText(error) });
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
          <>
            <PasswordInput
              {...control}
              {...form.register('new_password')}
              autoComplete="new-password"
              autoFocus
            />
            <PasswordStrength password={form.watch('new_password')} email={email} />
          </>
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
