import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/agents/editor/tabs/procedures/messages.ts';
import {
  createProcedure,
  type ListedProcedure,
  type ProcedurePlace,
  proceduresKey,
  saveProcedure,
} from '#web/features/agents/editor/tabs/procedures/procedures.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const procedureForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(200)),
  trigger: z.string().check(z.trim(), z.maxLength(2000)),
  content: z.string().check(z.maxLength(50_000)),
});
export type ProcedureForm = z.infer<typeof procedureForm>;

interface ProcedureDialogProps {
  place: ProcedurePlace;
  /** Undefined for a new one. */
  procedure?: ListedProcedure | undefined;
  initial: ProcedureForm;
  onClose: () => void;
}

/** What it is called, when it is used, and its text; kept as a draft until the agent is published. */
export function ProcedureDialog({ place, procedure, initial, onClose }: ProcedureDialogProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm<ProcedureForm>({ resolver: zodResolver(procedureForm), defaultValues: initial });
  const save = async (values: ProcedureForm): Promise<void> => {
    if (procedure) await saveProcedure(place, procedure, values);
    else await createProcedure(place, values);
    await queryClient.invalidateQueries({ queryKey: proceduresKey(place) });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="lg"
      title={procedure ? t('editTitle') : t('add')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={save}
    >
      <TextField form={form} name="name" label={t('name')} maxLength={200} />
      <TextField
        form={form}
        name="trigger"
        label={t('trigger')}
        hint={t('triggerHint')}
        placeholder={t('triggerExample')}
        maxLength={2000}
      />
      <Field label={t('content')} hint={t('contentHint')}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('content')}
            rows={10}
            maxLength={50_000}
            className={`${controlClass} ${typedTextClass} field-sizing-content max-h-100 px-3 py-2 leading-5`}
          />
        )}
      </Field>
    </FormDialog>
  );
}
