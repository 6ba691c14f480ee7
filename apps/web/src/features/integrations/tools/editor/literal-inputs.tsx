import { useState } from 'react';
import { useMessages } from '#web/features/integrations/messages.ts';
import {
  constantOf,
  type JsonSchemaProperty,
  type LiteralJsonSchemaProperty,
  typeOf,
} from '#web/features/integrations/tools/editor/parameter-rows.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface LiteralProps {
  property: LiteralJsonSchemaProperty;
  onChange: (property: JsonSchemaProperty, isInsideValid: boolean) => void;
}

/** A value of its type; what is none stays in the field and is told. */
export function Constant({ property, onChange }: LiteralProps) {
  const t = useMessages();
  const type = typeOf(property);
  const [written, setWritten] = useState(String(property.constant_value ?? ''));
  const take = (text: string): void => {
    setWritten(text);
    const value = constantOf(type, text);
    const isFine = value !== undefined && value !== '';
    onChange(isFine ? { ...property, constant_value: value } : property, isFine);
  };
  const isWrong = written === '' || constantOf(type, written) === undefined;
  if (type === 'boolean')
    return (
      <Field label={t('fixedValue')} className="max-w-50">
        {({ id, 'aria-describedby': describedBy }) => (
          <Select
            id={id}
            aria-describedby={describedBy}
            value={written === 'false' ? 'false' : 'true'}
            onChange={take}
            options={[
              { value: 'true', label: 'true' },
              { value: 'false', label: 'false' },
            ]}
          />
        )}
      </Field>
    );
  return (
    <Field label={t('fixedValue')} error={isWrong ? t('valueInvalid') : undefined}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          inputMode={type === 'string' ? undefined : 'decimal'}
          value={written}
          onChange={({ target }) => take(target.value)}
        />
      )}
    </Field>
  );
}

export function Choices({ property, onChange }: LiteralProps) {
  const t = useMessages();
  const [written, setWritten] = useState((property.enum ?? []).join(', '));
  return (
    <Field label={t('choices')} hint={t('choicesHint')}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={written}
          onChange={({ target }) => {
            setWritten(target.value);
            const choices = target.value
              .split(',')
              .map((choice) => choice.trim())
              .filter(Boolean);
            onChange({ ...property, enum: choices.length > 0 ? choices : null }, true);
          }}
        />
      )}
    </Field>
  );
}
