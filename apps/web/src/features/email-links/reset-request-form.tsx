import { zodResolver } from '@hookform/resolvers/zod';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { sendPasswordResetEmail } from '#web/features/email-links/email-links.requests.ts';
import { failureText } from '#web/features/email-links/failure-text.ts';
import { message, useMessages } from '#web/features/email-links/messages.ts';
import { OutboxHint } from '#web/features/email-links/outbox-hint.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';

const schema = z.object({ email: z.string().check(z.trim(), z.email(message('emailInvalid'))) });

type ResetRequestProps = { email: string; continueUrl: string };

/** The same words whether the address is known or not (ERR-005). */
export function ResetRequestForm({ email, continueUrl }: ResetRequestProps) {
  const t = useMessages();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await sendPasswordResetEmail({ ...values, continue_url: continueUrl });
      setSentTo(values.email);
    } catch (error) {
      form.setError('root', { message: failureText(error, t('resetRequestFailed')) });
    }
  });
  if (sentTo !== undefined) return <Requested email={sentTo} />;
  return (
    <Card className="p-6">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('email')} error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="username" autoFocus />
          )}
        </Field>
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" size="lg" isBusy={isSubmitting}>
          {t('resetSubmit')}
        </Button>
      </form>
    </Card>
  );
}

function Requested({ email }: { email: string }) {
  const t = useMessages();
  return (
    <Card className="flex flex-col items-center gap-4 p-6 text-center">
      <MailOpen aria-hidden className="size-6 text-accent-ink" />
      <p role="status" className="text-balance text-13 text-ink-2">
        {t('resetRequested', { email })}
      </p>
      <OutboxHint />
    </Card>
  );
}
