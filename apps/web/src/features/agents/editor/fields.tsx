import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';

interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Settings of one subject; who may only look reads them. */
export function Section({ title, text, children }: SectionProps) {
  const { isReadOnly } = useEditor();
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-15">{title}</h2>
      {text && <p className="mt-0.5 max-w-130 text-13 text-ink-2">{text}</p>}
      <fieldset disabled={isReadOnly} inert={isReadOnly} className="mt-4 flex min-w-0 flex-col gap-5">
        {children}
      </fieldset>
    </Card>
  );
}

interface TextProps
  extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'list'> {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
}

export function TextInput({ label, hint, value, onChange, ...input }: TextProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends TextProps {
  rows?: number;
}

export function TextArea({ label, hint, value, onChange, rows = 3, placeholder, maxLength }: TextAreaProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${controlClass} ${typedTextClass} field-sizing-content max-h-130 px-3 py-2 leading-5`}
        />
      )}
    </Field>
  );
}

interface NumberProps {
  label: string;
  hint?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  error: string;
}

/** What is no number within its bounds stays in the field, is named, and changes nothing. */
export function NumberInput({ label, hint, value, onChange, min, max, step = 1, error }: NumberProps) {
  const [text, setText] = useState(String(value));
  useEffect(
    () => setText((former) => (Number(former) === value && former !== '' ? former : String(value))),
    [value],
  );
  const isFine = (written: string): boolean => {
    const number = Number(written);
    return written.trim() !== '' && number >= min && number <= max && (step < 1 || Number.isInteger(number));
  };
  return (
    <Field label={label} hint={hint} error={isFine(text) ? undefined : error} className="max-w-70">
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (isFine(target.value)) onChange(Number(target.value));
          }}
        />
      )}
    </Field>
  );
}

interface LinesProps {
  label: string;
  hint?: ReactNode;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  placeholder?: string;
}

const linesOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of words, one a line. */
export function LinesInput({ label, hint, value, onChange, placeholder }: LinesProps) {
  const [text, setText] = useState(value.join('\n'));
  const joined = value.join('\n');
  useEffect(() => setText((former) => (linesOf(former).join('\n') === joined ? former : joined)), [joined]);
  return (
    <TextArea
      label={label}
      hint={hint}
      placeholder={placeholder}
      value={text}
      onChange={(written) => {
        setText(written);
        onChange(linesOf(written));
      }}
    />
  );
}
