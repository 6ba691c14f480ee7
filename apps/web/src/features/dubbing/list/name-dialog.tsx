import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/dubbing/messages.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(500, message('nameTooLong'))),
});

interface NameDialogProps {
  name: string;
  onClose: () => void;
  onSave: (name: string) => Promise<unknown>;
}

export function NameDialog({ name, onClose, onSave }: NameDialogProps) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name } });
  return (
    <FormDialog
      title={t('rename')}
      submitLabel={t('save')}
      form={form}
      size="sm"
      onClose={onClose}
      onSave={async (values) => {
        await onSave(values.name);
        onClose();
      }}
    >
      <TextField form={form} name="name" label={t('name')} />
    </FormDialog>
  );
}
