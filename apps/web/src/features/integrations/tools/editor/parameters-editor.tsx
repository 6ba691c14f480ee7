import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/integrations/messages.ts';
import { Choices, Constant } from '#web/features/integrations/tools/editor/literal-inputs.tsx';
import {
  areValid,
  type JsonSchemaProperty,
  type LiteralJsonSchemaProperty,
  nameFault,
  newProperty,
  newRow,
  type ParameterRow,
  type Parameters,
  type ParameterType,
  parametersOf,
  parameterTypes,
  rowsOf,
  sourceOf,
  typeOf,
  withSource,
} from '#web/features/integrations/tools/editor/parameter-rows.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface ParametersEditorProps {
  value: Parameters;
  onChange: (value: Parameters, isValid: boolean) => void;
  types: readonly ParameterType[];
  addLabel: string;
}

/** A box for each parameter; objects and lists have such boxes inside. What is unfit is named, and not handed on as valid. */
export function ParametersEditor({ value, onChange, types, addLabel }: ParametersEditorProps) {
  const t = useMessages();
  const [rows, setRows] = useState(() => rowsOf(value));
  const change = (next: ParameterRow[]): void => {
    setRows(next);
    onChange(parametersOf(next), areValid(next));
  };
  const faults = { missing: t('nameMissing'), taken: t('nameTaken') };
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row) => {
        const fault = nameFault(rows, row);
        const set = (next: Partial<ParameterRow>) =>
          change(rows.map((one) => (one.key === row.key ? { ...one, ...next } : one)));
        return (
          <fieldset key={row.key} className="flex min-w-0 flex-col gap-4 rounded-lg border p-4 max-sm:p-3">
            <legend className="sr-only">{row.name || t('unnamed')}</legend>
            <div className="flex items-start gap-2">
              <Field
                label={t('parameterName')}
                error={fault && faults[fault]}
                className="min-w-0 flex-1"
                aside={
                  <Checkbox
                    label={t('isRequired')}
                    checked={row.isRequired}
                    onChange={(isRequired) => set({ isRequired })}
                  />
                }
              >
                {(control) => (
                  <Input
                    {...control}
                    className="font-mono"
                    autoComplete="off"
                    spellCheck={false}
                    value={row.name}
                    onChange={({ target }) => set({ name: target.value })}
                  />
                )}
              </Field>
              <IconButton
                label={t('removeParameter', { name: row.name || t('unnamed') })}
                onClick={() => change(rows.filter(({ key }) => key !== row.key))}
                className="mt-6"
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            <ParameterFields
              property={row.property}
              types={types}
              onChange={(property, isInsideValid) => set({ property, isInsideValid })}
            />
          </fieldset>
        );
      })}
      {rows.length === 0 && <p className="text-13 text-ink-3">{t('noParameters')}</p>}
      <div>
        <Button size="sm" onClick={() => change([...rows, newRow()])}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      </div>
    </div>
  );
}

interface ParameterFieldsProps {
  property: JsonSchemaProperty;
  types: readonly ParameterType[];
  onChange: (property: JsonSchemaProperty, isInsideValid: boolean) => void;
}

/** What a parameter is, and who gives its value. */
export function ParameterFields({ property, types, onChange }: ParameterFieldsProps) {
  const t = useMessages();
  const type = typeOf(property);
  const source = sourceOf(property);
  const typeNames = {
    string: t('text'),
    integer: t('integer'),
    number: t('number'),
    boolean: t('boolean'),
    object: t('object'),
    array: t('array'),
  };
  const isLiteral = type !== 'object' && type !== 'array';
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {types.length > 1 && (
          <Field label={t('parameterType')}>
            {({ id, 'aria-describedby': describedBy }) => (
              <Select
                id={id}
                aria-describedby={describedBy}
                value={type}
                onChange={(next) => onChange(newProperty(next, property.description), true)}
                options={types.map((one) => ({ value: one, label: typeNames[one] }))}
              />
            )}
          </Field>
        )}
        <Field label={t('filledBy')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={source}
              onChange={(next) => onChange(withSource(property, next), true)}
              options={[
                { value: 'agent', label: t('byAgent') },
                ...(isLiteral ? [{ value: 'constant' as const, label: t('byConstant') }] : []),
                { value: 'variable', label: t('byConversation') },
                { value: 'nobody', label: t('byNobody') },
              ]}
            />
          )}
        </Field>
      </div>
      {source === 'agent' && (
        <Field label={t('parameterDescription')} hint={t('parameterDescriptionHint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={property.description}
              onChange={({ target }) => onChange({ ...property, description: target.value }, true)}
            />
          )}
        </Field>
      )}
      {source === 'variable' && (
        <Field label={t('variableName')}>
          {(control) => (
            <Input
              {...control}
              className="font-mono"
              autoComplete="off"
              value={property.dynamic_variable}
              onChange={({ target }) =>
                target.value && onChange({ ...property, dynamic_variable: target.value }, true)
              }
            />
          )}
        </Field>
      )}
      {isLiteral && source === 'constant' && (
        <Constant property={property as LiteralJsonSchemaProperty} onChange={onChange} />
      )}
      {source === 'agent' && type === 'string' && (
        <Choices property={property as LiteralJsonSchemaProperty} onChange={onChange} />
      )}
      {source === 'agent' && 'properties' in property && (
        <div className="border-s-2 ps-3">
          <ParametersEditor
            value={property}
            types={parameterTypes}
            addLabel={t('addField')}
            onChange={({ properties, required }, isValid) =>
              onChange({ ...property, properties, required }, isValid)
            }
          />
        </div>
      )}
      {source === 'agent' && 'items' in property && (
        <fieldset className="flex min-w-0 flex-col gap-4 border-s-2 ps-3">
          <legend className="mb-2 font-medium text-13">{t('itemsOf')}</legend>
          <ParameterFields
            property={property.items}
            types={parameterTypes}
            onChange={(items, isValid) => onChange({ ...property, items }, isValid)}
          />
        </fieldset>
      )}
    </>
  );
}
