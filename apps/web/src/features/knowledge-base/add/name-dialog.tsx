import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/knowledge-base/messages.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const nameForm = z.object({ name: z.string().check(z.trim(), z.minLength(1, message('nameMissing'))) });

interface NameDialogProps {
  title: string;
  submitLabel: string;
  name?: string;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}

/** What a folder or a document is called. */
export function NameDialog({ title, submitLabel, name = '', onClose, onSave }: NameDialogProps) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(nameForm), defaultValues: { name } });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={title}
      submitLabel={submitLabel}
      onClose={onClose}
      onSave={(given) => onSave(given.name)}
    >
      <TextField form={form} name="name" label={t('name')} maxLength={200} />
    </FormDialog>
  );
}
