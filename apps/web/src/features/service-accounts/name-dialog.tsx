import { useId, useState } from 'react';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type NameDialogProps = {
  title: string;
  description?: string;
  name?: string;
  saveLabel: string;
  /** Closing is the caller's; a rejection is shown at the field. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
};

export function NameDialog({ title, description, name: start = '', saveLabel, ...on }: NameDialogProps) {
  const t = useMessages();
  const formId = useId();
  const [name, setName] = useState(start);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (name.trim() === '') return setError(t('nameMissing'));
    setBusy(true);
    try {
      await on.onSave(name.trim());
    } catch (cause) {
      setError(errorText(cause));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={on.onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={on.onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={t('name')} error={error}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
