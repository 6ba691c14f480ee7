import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/setup/messages.ts';
import { setUpOwner } from '#web/shared/account/setup.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/destinations.ts';
import { isWeakPassword } from '#web/shared/session/weak-password.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

const MIN_PASSWORD_LENGTH = 8;

const schema = z.object({
  first_name: z.string().check(z.trim(), z.minLength(1, message('nameMissing'))),
  email: z.string().check(z.trim(), z.email(message('emailInvalid'))),
  password: z
    .string()
    .check(z.minLength(MIN_PASSWORD_LENGTH, message('passwordShort', { count: MIN_PASSWORD_LENGTH }))),
});

export function OwnerForm({ token }: { token: string }) {
  const t = useMessages();
  const { form, submit } = useOwnerForm(token);
  const { errors, isSubmitting } = form.formState;
  const [name, email, password] = form.watch(['first_name', 'email', 'password']);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-6">
      <Field label={t('name')} error={errors.first_name?.message}>
        {(control) => (
          <Input {...control} {...form.register('first_name')} autoComplete="given-name" autoFocus />
        )}
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="username" />}
      </Field>
      <Field
        label={t('password')}
        hint={t('passwordHint', { count: MIN_PASSWORD_LENGTH })}
        error={errors.password?.message}
      >
        {(control) => (
          <>
            <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
            <PasswordStrength password={password} name={name} email={email} />
          </>
        )}
      </Field>
      <FormError text={errors.root?.message} />
      <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}

function useOwnerForm(token: string) {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { first_name: '', email: '', password: '' },
  });
  const submit = form.handleSubmit(async (owner) => {
    try {
      await setUpOwner({ token, ...owner });
      await navigate({ to: DEFAULT_DESTINATION, replace: true });
    } catch (error) {
      form.setError(isWeakPassword(error) ? 'password' : 'root', { message: errorText(error) });
    }
  });
  return { form, submit };
}
