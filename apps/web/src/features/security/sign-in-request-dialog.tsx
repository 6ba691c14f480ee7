import { zodResolver } from '@hookform/resolvers/zod';
import type { SignInRequest } from '@mynah/contract/accounts/sign-in-requests';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/security/messages.ts';
import {
  lookUpSignInRequest,
  useDecideSignInRequest,
} from '#web/features/security/sign-in-requests.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import type { AddressDialogProps } from '#web/shared/dialogs.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type Asking = { code: string; request: SignInRequest };

/** `?dialog=sign-in-request`: first the code, from the address or typed, then who asks and from where. */
export default function SignInRequestDialog({ onClose, search }: AddressDialogProps) {
  const [asking, setAsking] = useState<Asking>();
  return asking ? (
    <Consent asking={asking} onClose={onClose} />
  ) : (
    <EnterCode code={search.code ?? ''} onFound={setAsking} onClose={onClose} />
  );
}

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^[a-z]{4}[\s-]?[a-z]{4}$/i, message('requestCodeInvalid'))),
});

type EnterCodeProps = { code: string; onFound: (asking: Asking) => void; onClose: () => void };

function EnterCode({ code: given, onFound, onClose }: EnterCodeProps) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: given } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onFound({ code, request: await lookUpSignInRequest(code) });
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (given === '' || hasBegun.current) return;
    hasBegun.current = true;
    void submit();
  });
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={t('requestTitle')} description={t('requestText')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
        <Field label={t('requestCode')} error={errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('code')}
              className="figures uppercase tracking-[0.2em]"
              autoComplete="off"
              spellCheck={false}
              maxLength={9}
            />
          )}
        </Field>
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {t('continue')}
        </Button>
      </form>
    </Dialog>
  );
}

function Consent({ asking: { code, request }, onClose }: { asking: Asking; onClose: () => void }) {
  const t = useMessages();
  const decide = useDecideSignInRequest(code);
  const answer = async (isAllowed: boolean) => {
    if (!(await okOrToast(decide.mutateAsync(isAllowed)))) return;
    if (isAllowed) toast.success(t('grantedThanks'));
    else toast.info(t('refused'));
    onClose();
  };
  const address = [request.place, request.ip_address].filter(Boolean).join(', ') || t('unknownPlace');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('requestTitle')}
      footer={
        <>
          <Button disabled={decide.isPending} onClick={() => void answer(false)}>
            {t('refuse')}
          </Button>
          <Button variant="primary" isBusy={decide.isPending} onClick={() => void answer(true)}>
            {t('allow')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-2 text-13">
        <p className="break-words text-15">
          <strong className="font-semibold">{request.requester}</strong> {t('requestBy')}
        </p>
        <p className="text-12 text-ink-3">
          {t('requestFrom', { address, ago: formatAgo(dateOfUnix(request.created_at_unix)) })}
        </p>
        <p className="flex gap-2 rounded-md bg-accent-soft px-3 py-2 text-ink">
          <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          {t('requestWarning')}
        </p>
      </div>
    </Dialog>
  );
}
