import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { type CodeForm, codeForm, codeKinds, toNewCode } from '#web/features/staff/money/code-form.ts';
import { useMessages } from '#web/features/staff/money/messages.ts';
import { useCreateCode } from '#web/features/staff/money/money.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

export function CodeDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { mutateAsync } = useCreateCode();
  const form = useForm<CodeForm>({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '', kind: 'percent', amount: '', months: '', most: '', days: '' },
  });
  const save = async (values: CodeForm) => {
    const { code } = await mutateAsync(toNewCode(values, Date.now()));
    toast.success(t('created', { code }));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('createTitle')}
      submitLabel={t('createSubmit')}
      onClose={onClose}
      onSave={save}
    >
      <TextField form={form} name="code" label={t('code')} maxLength={40} />
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <Field label={t('kind')}>
            {(control) => (
              <Select
                {...control}
                value={field.value}
                onChange={field.onChange}
                options={codeKinds.map((value) => ({ value, label: t(value) }))}
              />
            )}
          </Field>
        )}
      />
      <TextField
        form={form}
        name="amount"
        label={t('amount')}
        hint={t('amountHint')}
        inputMode="decimal"
        maxLength={8}
      />
      <TextField
        form={form}
        name="months"
        label={t('months')}
        hint={t('monthsHint')}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField
        form={form}
        name="most"
        label={t('most')}
        hint={t('mostHint')}
        inputMode="numeric"
        maxLength={7}
      />
      <TextField
        form={form}
        name="days"
        label={t('days')}
        hint={t('daysHint')}
        inputMode="numeric"
        maxLength={4}
      />
    </FormDialog>
  );
}
