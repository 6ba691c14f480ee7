import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/knowledge-base/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const textForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing'))),
  text: z.string().check(z.refine((text) => text.trim() !== '', message('textMissing'))),
});
export type TextForm = z.infer<typeof textForm>;

interface TextDialogProps {
  title: string;
  submitLabel: string;
  stored?: TextForm;
  onClose: () => void;
  onSave: (text: TextForm) => Promise<void>;
}

/** A text of one's own, new or to be changed. */
export function TextDialog({ title, submitLabel, stored, onClose, onSave }: TextDialogProps) {
  const t = useMessages();
  const form = useForm<TextForm>({
    resolver: zodResolver(textForm),
    defaultValues: stored ?? { name: '', text: '' },
  });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={title}
      submitLabel={submitLabel}
      onClose={onClose}
      onSave={onSave}
    >
      <TextField form={form} name="name" label={t('name')} maxLength={200} />
      <Field label={t('text')} hint={t('textHint')} error={form.formState.errors.text?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('text')}
            rows={14}
            className={`${controlClass} ${typedTextClass} p-3 leading-5`}
          />
        )}
      </Field>
    </FormDialog>
  );
}
