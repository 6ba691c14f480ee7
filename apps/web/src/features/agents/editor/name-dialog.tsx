import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message } from '#web/features/agents/messages.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface NameDialogProps {
  title: string;
  description?: string;
  label: string;
  submitLabel: string;
  /** Nothing need be said. */
  isOptional?: boolean;
  maxLength?: number;
  onClose: () => void;
  onSave: (text: string) => Promise<void>;
}

/** Asks for one line. */
export function NameDialog(props: NameDialogProps) {
  const {
    title,
    description,
    label,
    submitLabel,
    isOptional = false,
    maxLength = 140,
    onClose,
    onSave,
  } = props;
  const line = z.string().check(z.trim(), ...(isOptional ? [] : [z.minLength(1, message('missing'))]));
  const form = useForm<{ text: string }>({
    resolver: zodResolver(z.object({ text: line })),
    defaultValues: { text: '' },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={title}
      description={description}
      submitLabel={submitLabel}
      onClose={onClose}
      onSave={async ({ text }) => {
        await onSave(text);
        onClose();
      }}
    >
      <TextField form={form} name="text" label={label} maxLength={maxLength} />
    </FormDialog>
  );
}
