import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { leaveForProvider } from '#web/features/single-sign-on/leave-for-provider.ts';
import { useMessages } from '#web/features/single-sign-on/messages.ts';
import { ssoProviderQuery } from '#web/features/single-sign-on/single-sign-on.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';

const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The way in through an identity provider, below the sign-in form. As soon as the address typed there is one of a
 * workspace with single sign-on, its provider is offered by name.
 */
export function SingleSignOn({ email }: { email: string }) {
  const t = useMessages();
  const typed = useDebounced(email.trim().toLowerCase(), 400);
  const isAddress = addressShape.test(typed);
  const found = useQuery({ ...ssoProviderQuery(typed), enabled: isAddress });
  const [isAsking, setAsking] = useState(false);
  const provider = found.data?.identity_provider;
  return (
    <div className="mt-4 flex flex-col gap-3 border-t pt-4">
      {provider ? (
        <ProviderButton provider={provider} email={typed} isEnforced={found.data?.is_enforced === true} />
      ) : isAsking ? (
        <AskForAddress initial={isAddress ? typed : ''} />
      ) : (
        <Button size="lg" onClick={() => setAsking(true)}>
          <KeySquare aria-hidden />
          {t('continue')}
        </Button>
      )}
    </div>
  );
}

type ProviderButtonProps = {
  provider: { identity_provider_id: string; name: string };
  email: string;
  isEnforced: boolean;
};

function ProviderButton({ provider, email, isEnforced }: ProviderButtonProps) {
  const t = useMessages();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = async () => {
    setLeaving(true);
    setFailure(undefined);
    try {
      await leaveForProvider(provider.identity_provider_id, email);
    } catch (error) {
      setFailure(errorText(error));
      setLeaving(false);
    }
  };
  return (
    <>
      <Button
        size="lg"
        variant={isEnforced ? 'primary' : 'secondary'}
        isBusy={isLeaving}
        onClick={() => void leave()}
      >
        <KeySquare aria-hidden />
        {t('continueWith', { name: provider.name })}
      </Button>
      {isEnforced && (
        <p role="status" className="text-center text-12 text-ink-3">
          {t('enforced')}
        </p>
      )}
      <FormError text={failure} />
    </>
  );
}

/** For who has typed no address yet, or one that is not known by its domain. */
function AskForAddress({ initial }: { initial: string }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [address, setAddress] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = address.trim().toLowerCase();
    if (!addressShape.test(email)) return setFailure(t('emailInvalid'));
    setBusy(true);
    setFailure(undefined);
    try {
      const { identity_provider: provider } = await queryClient.fetchQuery(ssoProviderQuery(email));
      if (provider) await leaveForProvider(provider.identity_provider_id, email);
      else setFailure(t('none'));
    } catch (error) {
      setFailure(t('fetchFailed', { reason: errorText(error) }));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
      <Field label={t('email')} error={failure}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            autoFocus
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" isBusy={isBusy}>
        <KeySquare aria-hidden />
        {t('find')}
      </Button>
    </form>
  );
}
