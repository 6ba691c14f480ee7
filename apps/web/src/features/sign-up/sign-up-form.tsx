import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/sign-up/messages.ts';
import type { SignUpForm as Values } from '#web/features/sign-up/sign-up.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { isWeakPassword } from '#web/shared/session/weak-password.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
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
  agrees_to_product_updates: z.boolean(),
});

type SignUpFormProps = {
  email: string;
  /** Makes the account; what it throws is shown. */
  onSubmit: (values: Values) => Promise<void>;
};

export function SignUpForm({ email, onSubmit }: SignUpFormProps) {
  const t = useMessages();
  const { form, submit } = useSignUpForm(email, onSubmit);
  const { errors, isSubmitting } = form.formState;
  const [name, address, password] = form.watch(['first_name', 'email', 'password']);
  return (
    <Card className="p-6">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('name')} error={errors.first_name?.message}>
          {(control) => (
            <Input {...control} {...form.register('first_name')} autoComplete="given-name" autoFocus />
          )}
        </Field>
        <Field label={t('email')} error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="username" />
          )}
        </Field>
        <Field
          label={t('password')}
          hint={t('passwordHint', { count: MIN_PASSWORD_LENGTH })}
          error={errors.password?.message}
        >
          {(control) => (
            <>
              <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
              <PasswordStrength password={password} name={name} email={address} />
            </>
          )}
        </Field>
        <Controller
          control={form.control}
          name="agrees_to_product_updates"
          render={({ field }) => (
            <Checkbox label={t('updates')} checked={field.value} onChange={field.onChange} />
          )}
        />
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}

function useSignUpForm(email: string, onSubmit: SignUpFormProps['onSubmit']) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { first_name: '', email, password: '', agrees_to_product_updates: false },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      form.setError(isWeakPassword(error) ? 'password' : 'root', { message: errorText(error) });
    }
  });
  return { form, submit };
}
