import { readOrigin } from '@mynah/contract/read-origin';
import type { ServerAddress } from '@mynah/contract/server-address';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/workspace-general/messages.ts';
import {
  useRecordAddress,
  useServerAddressSource,
} from '#web/features/workspace-general/server-address.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Where links lead: the owner of the server sees it, and changes it where no setting says it. */
export function ServerAddressCard() {
  const { data } = useServerAddressSource();
  if (!data) return null;
  return (
    <Card className="p-5">
      <AddressForm key={data.address} stored={data.address} isFixed={data.source === 'setting'} />
    </Card>
  );
}

function AddressForm({ stored, isFixed }: { stored: ServerAddress['address']; isFixed: boolean }) {
  const t = useMessages();
  const record = useRecordAddress();
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  const isChanged = text.trim() !== stored;
  const isElsewhere = !isFixed && !isChanged && location.origin !== stored;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = readOrigin(text.trim());
    setError(address === undefined ? t('addressInvalid') : undefined);
    if (address === undefined) return;
    if (await okOrToast(record.mutateAsync(address))) toast.success(t('addressSaved', { address }));
  };
  return (
    <form className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('address')}
        hint={t(isFixed ? 'addressFixed' : 'addressHint')}
        error={error}
        className="w-full max-w-100"
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            value={text}
            maxLength={300}
            disabled={isFixed}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {isElsewhere && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-2">
          {t('addressHere', { address: location.origin })}
          <Button size="sm" onClick={() => setText(location.origin)}>
            {t('addressUseHere')}
          </Button>
        </p>
      )}
      {isChanged && <p className="max-w-150 text-13 text-ink-2">{t('addressBound')}</p>}
      {!isFixed && (
        <Button type="submit" isBusy={record.isPending} disabled={!isChanged}>
          {t('save')}
        </Button>
      )}
    </form>
  );
}
