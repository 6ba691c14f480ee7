import { useMessages } from '#web/features/studio/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** The page that a project is made from. */
export function AddressField({ value, onChange }: { value: string; onChange: (address: string) => void }) {
  const t = useMessages();
  return (
    <Field label={t('address')} hint={t('addressHint')}>
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
