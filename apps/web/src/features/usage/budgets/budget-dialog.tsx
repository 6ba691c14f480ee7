import { zodResolver } from '@hookform/resolvers/zod';
import type { Budget, BudgetHolder } from '@mynah/contract/workspaces/budgets';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHolders, useSetBudget } from '#web/features/usage/budgets/budgets.requests.ts';
import { message, useMessages } from '#web/features/usage/budgets/messages.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  holder: z.string().check(z.minLength(1, message('choose'))),
  limit: z.string().check(z.trim(), z.regex(/^\d{1,12}$/, message('limitInvalid'))),
});
type Values = z.infer<typeof schema>;

const keyOf = ({ kind, id }: Pick<BudgetHolder, 'kind' | 'id'>): string => `${kind} ${id}`;

/** A budget that is changed, or a new one of something that is chosen. */
export function BudgetDialog({ budget, onClose }: { budget?: Budget; onClose: () => void }) {
  const t = useMessages();
  const holders = useHolders();
  const { mutateAsync } = useSetBudget();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      holder: budget ? keyOf(budget) : (holders.data?.[0] && keyOf(holders.data[0])) || '',
      limit: budget ? String(budget.limit) : '',
    },
  });
  const save = async ({ holder, limit }: Values) => {
    const found = budget ?? holders.data?.find((one) => keyOf(one) === holder);
    if (!found) throw new Error(t('choose'));
    const { kind, id, name } = found;
    await mutateAsync({ kind, id, limit: Number(limit) });
    toast.success(t('saved', { name }));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="sm"
      title={budget ? t('changeTitle', { name: budget.name }) : t('addTitle')}
      submitLabel={t('save')}
      onClose={onClose}
      onSave={save}
    >
      {!budget && holders.data && (
        <Controller
          control={form.control}
          name="holder"
          render={({ field, fieldState }) => (
            <Field label={t('of')} error={fieldState.error?.message}>
              {(control) => (
                <Select
                  {...control}
                  value={field.value}
                  onChange={field.onChange}
                  options={holders.data.map((one) => ({
                    value: keyOf(one),
                    label: `${one.name} (${t(`kind_${one.kind}`)})`,
                  }))}
                />
              )}
            </Field>
          )}
        />
      )}
      {!budget && holders.isPending && <Skeleton className="h-14" />}
      {!budget && holders.error && (
        <ErrorState error={holders.error} title={t('holdersFailed')} onRetry={() => void holders.refetch()} />
      )}
      <TextField form={form} name="limit" label={t('limit')} inputMode="numeric" maxLength={12} />
    </FormDialog>
  );
}
