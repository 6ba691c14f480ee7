import { zodResolver } from '@hookform/resolvers/zod';
import type { ReauthenticationWay } from '@mynah/contract/accounts/reauthentication';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { message, useMessages } from '#web/features/security/messages.ts';
import { passkeyFailure } from '#web/features/security/passkey-failure.ts';
import { canUsePasskeys, wasCancelled } from '#web/features/security/passkey-support.ts';
import { askForPasskey } from '#web/features/security/passkeys.requests.ts';
import { TextMeCode } from '#web/features/security/text-me-code.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';
import { type FreshFactorQuestion, useFreshFactorQuestion } from '#web/shared/session/fresh-factor.ts';
import { signOut } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

export function FreshFactorDialogs() {
  const question = useFreshFactorQuestion((state) => state.question);
  return question && <FreshFactorDialog question={question} />;
}

type Method = 'password' | 'passkey' | 'code' | 'sign_in';

/** All codes are typed into one field, and passkeys only where this browser has them. */
function methodsOf(ways: readonly ReauthenticationWay[]): Method[] {
  const methods = ways.map((way) =>
    way === 'totp' || way === 'sms' || way === 'backup_code' ? ('code' as const) : way,
  );
  const usable = methods.filter((method) => method !== 'passkey' || canUsePasskeys());
  return usable.length > 0 ? [...new Set(usable)] : ['sign_in'];
}

function FreshFactorDialog({ question }: { question: FreshFactorQuestion }) {
  const t = useMessages();
  const methods = methodsOf(question.ways);
  const [chosen, setChosen] = useState<Method>();
  const method = chosen ?? methods[0] ?? 'sign_in';
  const done = () => question.answer(true);
  return (
    <Dialog
      isOpen
      onClose={() => question.answer(false)}
      size="sm"
      title={t('proveTitle')}
      description={t(method === 'sign_in' ? 'proveSignInText' : 'proveText')}
    >
      <div className="flex flex-col gap-3 pb-2">
        {method === 'password' && <PasswordForm onDone={done} />}
        {method === 'passkey' && <PasskeyButton onDone={done} />}
        {method === 'code' && <CodeProof phoneNumber={question.phoneNumber} onDone={done} />}
        {method === 'sign_in' && <SignInAgain />}
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="ghost" size="sm" onClick={() => setChosen(other)}>
              {t(labels[other])}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

const labels = {
  password: 'provePassword',
  passkey: 'provePasskey',
  code: 'proveCode',
  sign_in: 'proveSignIn',
} as const satisfies Record<Method, string>;

const schema = z.object({ password: z.string().check(z.minLength(1, message('passwordMissing'))) });

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (proof) => {
    try {
      await reauthenticate(proof);
      onDone();
    } catch (error) {
      form.setError('password', { message: errorText(error) });
      form.setFocus('password', { shouldSelect: true });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" variant="primary" isBusy={isSubmitting}>
        {t('continue')}
      </Button>
    </form>
  );
}

function CodeProof({ phoneNumber, onDone }: { phoneNumber: string | null; onDone: () => void }) {
  const t = useMessages();
  const prove = async (code: string) => {
    await reauthenticate({ code });
    onDone();
  };
  return (
    <CodeForm
      kind="any"
      label={t('code')}
      hint={t('proveCodeHint')}
      submitLabel={t('continue')}
      onSubmit={prove}
    >
      {phoneNumber && <TextMeCode phoneNumber={phoneNumber} />}
    </CodeForm>
  );
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const prove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await reauthenticateWithPasskey();
      onDone();
    } catch (error) {
      if (!wasCancelled(error)) setFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormError text={failure} />
      <Button variant="primary" isBusy={isBusy} onClick={() => void prove()}>
        {t('provePasskey')}
      </Button>
    </>
  );
}

function SignInAgain() {
  const t = useMessages();
  return (
    <Button variant="primary" onClick={() => void signOut()}>
      {t('proveSignIn')}
    </Button>
  );
}

/** A code is one of a second factor or a backup code. */
const reauthenticate = (json: JsonOf<'POST /v1/user/reauthenticate'>): Promise<unknown> =>
  call('POST /v1/user/reauthenticate', { json });

/** Rejects with `NotAllowedError` when the person does not confirm. */
const reauthenticateWithPasskey = async (): Promise<unknown> =>
  reauthenticate({ credential: await askForPasskey({ anonymous: false }) });
