import { useMessages } from '#web/shared/making/messages.ts';
import { readSeed, usualMostSeed } from '#web/shared/making/seed.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type SeedFieldProps = {
  /** As typed; empty for a new one each time. */
  seed: string;
  onChange: (seed: string) => void;
  most?: number;
};

export function SeedField({ seed, onChange, most = usualMostSeed }: SeedFieldProps) {
  const t = useMessages();
  const error = readSeed(seed, most) === null ? t('seedInvalid', { most }) : undefined;
  return (
    <Field label={t('seed')} hint={t('seedHint')} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={seed}
          placeholder={t('seedPlaceholder')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
