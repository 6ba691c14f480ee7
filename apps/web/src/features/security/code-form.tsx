import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message } from '#web/features/security/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';

const digits = /^\d{3}[\s-]?\d{3}$/;
const backupCode = /^[a-z2-9]{5}[\s-]?[a-z2-9]{5}$/i;

/** What the field takes: the six digits of a factor, a backup code, or either. */
export type CodeKind = 'digits' | 'backup-code' | 'any';

const matches: Record<CodeKind, (text: string) => boolean> = {
  digits: (text) => digits.test(text),
  'backup-code': (text) => backupCode.test(text),
  any: (text) => digits.test(text) || backupCode.test(text),
};

const schemaOf = (kind: CodeKind) => {
  const reason = { digits: 'codeInvalid', 'backup-code': 'backupInvalid', any: 'anyCodeInvalid' } as const;
  return z.object({ code: z.string().check(z.trim(), z.refine(matches[kind], message(reason[kind]))) });
};

type CodeFormProps = {
  kind: CodeKind;
  label: string;
  hint?: ReactNode;
  submitLabel: string;
  isDanger?: boolean;
  /** Rejects when the code is refused; its words are shown. */
  onSubmit: (code: string) => Promise<void>;
  /** Between the field and the button. */
  children?: ReactNode;
};

/** One code. Six digits go off by themselves, once: what was refused waits for the person. */
export function CodeForm({ kind, label, hint, submitLabel, isDanger, onSubmit, children }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(schemaOf(kind)), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const wasSent = useRef(false);
  const submit = form.handleSubmit(async ({ code }) => {
    wasSent.current = true;
    try {
      await onSubmit(code);
    } catch (error) {
      form.reset({ code: '' });
      form.setError('root', { message: errorText(error) });
      form.setFocus('code');
    }
  });
  const sendWhenWhole = (text: string) => {
    if (kind !== 'backup-code' && !wasSent.current && digits.test(text.trim())) void submit();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={label} hint={hint} error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { onChange: (event) => sendWhenWhole(event.target.value) })}
            className="figures tracking-[0.2em]"
            inputMode={kind === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={kind === 'digits' ? 7 : 12}
            autoFocus
          />
        )}
      </Field>
      {children}
      <FormError text={errors.root?.message} />
      <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isBusy={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
