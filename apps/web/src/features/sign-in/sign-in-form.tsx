import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  PasskeySignIn,
  type SecondFactorChallenge,
  SecondFactorStep,
  secondFactorChallengeOf,
} from '#web/features/security/index.ts';
import { message, useMessages } from '#web/features/sign-in/messages.ts';
import { leaveWhenRequired, SingleSignOn } from '#web/features/single-sign-on/index.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';
import { Link } from '#web/shared/routing/index.ts';
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

type SignInFormProps = {
  /** The password is right, but the address waits for its mail. */
  onUnverified: (email: string) => void;
};

export function SignInForm({ onUnverified }: SignInFormProps) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      const next = secondFactorChallengeOf(error);
      if (next) return setChallenge(next);
      if (isUnverified(error)) return onUnverified(credentials.email);
      if (await leaveWhenRequired(error, credentials.email)) return;
      form.setError('root', { message: errorText(error) });
      form.setFocus('password');
    }
  });
  const goBack = (error?: unknown) => {
    setChallenge(undefined);
    form.resetField('password');
    if (error) form.setError('root', { message: errorText(error) });
  };
  if (challenge) {
    return (
      <Card className="p-6">
        <SecondFactorStep challenge={challenge} onBack={goBack} />
      </Card>
    );
  }
  return (
    <Card className="p-6">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('email')} error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="username" autoFocus />
          )}
        </Field>
        <Field label={t('password')} aside={<ForgotLink form={form} />} error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
          )}
        </Field>
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
      <PasskeySignIn />
      <SingleSignOn email={form.watch('email')} />
    </Card>
  );
}

/** Takes the address along, so that nobody types it twice. */
function ForgotLink({ form }: { form: UseFormReturn<z.infer<typeof schema>> }) {
  const t = useMessages();
  const email = form.watch('email');
  return (
    <Link
      to="/app/reset-password"
      search={{}}
      state={{ email }}
      className="underline-offset-4 hover:text-ink hover:underline"
    >
      {t('forgot')}
    </Link>
  );
}

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'email_not_verified';
