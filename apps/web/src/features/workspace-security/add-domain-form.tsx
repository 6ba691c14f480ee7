import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { useStartDomain } from '#web/features/workspace-security/security.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

export function AddDomainForm({ isAvailable }: { isAvailable: boolean }) {
  const t = useMessages();
  const start = useStartDomain();
  const [domain, setDomain] = useState('');
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (domain.trim() === '') return setFailure(t('domainMissing'));
    try {
      await start.mutateAsync(domain.trim());
      setDomain('');
      setFailure(undefined);
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex items-start gap-2">
      <Field label={t('domain')} error={failure} className="flex-1">
        {(control) => (
          <Input
            {...control}
            value={domain}
            disabled={!isAvailable}
            placeholder={t('domainPlaceholder')}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setDomain(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="mt-6.5" disabled={!isAvailable} isBusy={start.isPending}>
        {t('addDomain')}
      </Button>
    </form>
  );
}
