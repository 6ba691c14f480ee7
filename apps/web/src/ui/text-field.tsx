import type { ComponentProps } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type TextFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
} & Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode'>;

/** A line of text of a form, with what is wrong with it. Browsers have nothing to suggest for it. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, ...input } = props;
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} hint={hint} error={error?.message}>
      {(control) => <Input {...control} {...form.register(name)} {...input} autoComplete="off" />}
    </Field>
  );
}
