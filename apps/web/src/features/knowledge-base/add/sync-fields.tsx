import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/knowledge-base/messages.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** How what comes from the web is fetched again. */
export const syncFields = {
  isSynced: z.boolean(),
  days: z
    .string()
    .check(
      z.refine(
        (days) => /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= 180,
        message('daysInvalid'),
      ),
    ),
  autoRemove: z.boolean(),
};
export interface SyncForm extends FieldValues {
  isSynced: boolean;
  days: string;
  autoRemove: boolean;
}
export const unsynced = { isSynced: false, days: '7', autoRemove: false };

export const syncOf = ({ isSynced, days, autoRemove }: SyncForm) =>
  isSynced
    ? { enable_auto_sync: true, auto_remove: autoRemove, minimum_frequency_days: Number(days) }
    : { enable_auto_sync: false };

export function SyncFields<Form extends SyncForm>({ form }: { form: UseFormReturn<Form> }) {
  const t = useMessages();
  const isSynced = form.watch('isSynced' as Path<Form>);
  return (
    <>
      <Controller
        control={form.control}
        name={'isSynced' as Path<Form>}
        render={({ field: { value, onChange } }) => (
          <Switch label={t('autoSync')} hint={t('autoSyncHint')} checked={value} onChange={onChange} />
        )}
      />
      {isSynced && (
        <>
          <TextField form={form} name={'days' as Path<Form>} label={t('everyDays')} inputMode="numeric" />
          <Controller
            control={form.control}
            name={'autoRemove' as Path<Form>}
            render={({ field: { value, onChange } }) => (
              <Checkbox label={t('autoRemove')} checked={value} onChange={onChange} />
            )}
          />
        </>
      )}
    </>
  );
}
