import { zodResolver } from '@hookform/resolvers/zod';
import type { SecondFactorList } from '@mynah/contract/accounts/two-factor';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { message, useMessages } from '#web/features/security/messages.ts';
import { sendPhoneCode, updatePhone, useUpdateFactors } from '#web/features/security/two-factor.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

export function SmsSetUp({ onAdded }: { onAdded: (list: SecondFactorList) => void }) {
  const [phoneNumber, setPhoneNumber] = useState<string>();
  return phoneNumber === undefined ? (
    <PhoneForm onSent={setPhoneNumber} />
  ) : (
    <PhoneCode phoneNumber={phoneNumber} onBack={() => setPhoneNumber(undefined)} onAdded={onAdded} />
  );
}

const schema = z.object({
  phone: z.string().check(z.trim(), z.regex(/^(\+|00)[\d\s().-]{7,24}$/, message('phoneInvalid'))),
});

function PhoneForm({ onSent }: { onSent: (phoneNumber: string) => void }) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { phone: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ phone }) => {
    try {
      await sendPhoneCode(phone);
      onSent(phone);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('phone')} hint={t('phoneHint')} error={errors.phone?.message}>
        {(control) => (
          <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" autoFocus />
        )}
      </Field>
      <FormError text={errors.root?.message} />
      <Button type="submit" variant="primary" isBusy={isSubmitting}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

type PhoneCodeProps = {
  phoneNumber: string;
  onBack: () => void;
  onAdded: (list: SecondFactorList) => void;
};

function PhoneCode({ phoneNumber, onBack, onAdded }: PhoneCodeProps) {
  const t = useMessages();
  const update = useUpdateFactors();
  const confirm = async (code: string) => {
    await updatePhone(phoneNumber, code);
    onAdded(await update.mutateAsync({ factor: 'sms', phone_number: phoneNumber, code }));
  };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-13 text-ink-2">
        {t('codeSentTo', { phone: phoneNumber })}
      </p>
      <CodeForm kind="digits" label={t('code')} submitLabel={t('turnOn')} onSubmit={confirm} />
      <div className="flex justify-between">
        <Button variant="ghost" size="sm" onClick={onBack}>
          {t('changeNumber')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void okOrToast(sendPhoneCode(phoneNumber))}>
          {t('sendAgain')}
        </Button>
      </div>
    </div>
  );
}
