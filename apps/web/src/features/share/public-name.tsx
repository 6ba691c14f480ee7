import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/share/messages.ts';
import { useUpdatePublicName } from '#web/features/share/share.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** HIS-053: any text, also none. */
export function PublicName({ initialName }: { initialName: string }) {
  const t = useMessages();
  const [name, setName] = useState(initialName);
  const update = useUpdatePublicName();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await update.mutateAsync(name);
    } catch (cause) {
      // HIS-051: logged, and the toast is shown all the same
      console.error('the public name was not updated', cause);
    }
    toast.success(t('nameUpdated'));
  };
  return (
    <form onSubmit={save}>
      <Field label={t('publicName')} hint={t('publicNameHint')}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={name}
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" isBusy={update.isPending}>
              {t('save')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
