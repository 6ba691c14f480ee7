import { useEffect, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** Taken over when it is left or Enter is pressed, within its bounds: half a number is no value. */
export function NumberField({ label, value, min, max, step, disabled, onChange }: NumberFieldProps) {
  const shown = String(Math.round(value * 1000) / 1000);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const take = () => {
    const next = Number(text);
    if (text.trim() === '' || !Number.isFinite(next)) setText(shown);
    else if (text !== shown) onChange(Math.max(min, Math.min(max, next)));
  };
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          value={text}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
      )}
    </Field>
  );
}
