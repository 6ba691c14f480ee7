import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { message, useMessages } from '#web/ui/messages.ts';
import { TextField } from '#web/ui/text-field.tsx';

type NameDialogProps = {
  title: string;
  description?: string;
  /** Of the field, where it is no name. */
  label?: string;
  submitLabel: string;
  name?: string;
  maxLength?: number;
  /** Nothing need be said. */
  isOptional?: boolean;
  onClose: () => void;
  /** The dialog closes afterwards; a rejection is shown in it. */
  onSave: (name: string) => Promise<unknown>;
};

/** Asks for one line: what something is called. */
export function NameDialog(props: NameDialogProps) {
  const { label, name = '', maxLength = 500, isOptional = false, onClose, onSave, ...words } = props;
  const t = useMessages();
  const line = z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLength, message('nameTooLong')),
      ...(isOptional ? [] : [z.minLength(1, message('nameMissing'))]),
    );
  const form = useForm<{ name: string }>({
    resolver: zodResolver(z.object({ name: line })),
    defaultValues: { name },
  });
  return (
    <FormDialog
      {...words}
      form={form}
      size="sm"
      onClose={onClose}
      onSave={async (values) => {
        await onSave(values.name);
        onClose();
      }}
    >
      <TextField form={form} name="name" label={label ?? t('name')} maxLength={maxLength} />
    </FormDialog>
  );
}
