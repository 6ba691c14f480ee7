import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/sign-in/messages.ts';
import { leaveWhenRequired, SingleSignOn } from '#web/features/single-sign-on/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { signIn } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, message('emailMissing')), z.email(message('emailInvalid'))),
  password: z.string().check(z.minLength(1, message('passwordMissing'))),
});

export function SignInForm() {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      if (await leaveWhenRequired(error, credentials.email)) return;
      form.setError('root', { message: errorText(error) });
      form.setFocus('password');
    }
  });
  return (
    <Card className="p-6">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('email')} error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="username" autoFocus />
          )}
        </Field>
        <Field label={t('password')} error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
          )}
        </Field>
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
      <SingleSignOn email={form.watch('email')} />
    </Card>
  );
}
