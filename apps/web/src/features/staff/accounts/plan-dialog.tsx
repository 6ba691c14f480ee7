import { zodResolver } from '@hookform/resolvers/zod';
import { plans, type Tier, tiers } from '@mynah/contract/billing/plans';
import type { SomeWorkspace } from '@mynah/contract/operations';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSetPlan } from '#web/features/staff/accounts/accounts.requests.ts';
import { message, useMessages } from '#web/features/staff/accounts/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  tier: z.enum(tiers),
  credits: z.string().check(z.trim(), z.regex(/^\d{0,12}$/, message('creditsInvalid'))),
  days: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,4})?$/, message('daysInvalid'))),
  reason: z.string().check(z.trim(), z.minLength(3, message('reasonInvalid'))),
});
type Values = z.infer<typeof schema>;

/** A plan by contract, which nobody pays for here. */
export function PlanDialog({ workspace, onClose }: { workspace: SomeWorkspace; onClose: () => void }) {
  const t = useMessages();
  const { mutateAsync } = useSetPlan(workspace.workspace_id);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { tier: workspace.tier, credits: '', days: '', reason: '' },
  });
  const save = async ({ tier, credits, days, reason }: Values) => {
    await mutateAsync({
      tier,
      character_limit: credits === '' ? null : Number(credits),
      ends_at_unix: days === '' ? undefined : Math.floor(Date.now() / 1000) + Number(days) * 86_400,
      reason,
    });
    toast.success(t('planSet', { name: workspace.name, plan: plans[tier].displayName }));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('planOf', { name: workspace.name })}
      description={t('planText')}
      submitLabel={t('planSubmit')}
      onClose={onClose}
      onSave={save}
    >
      <Controller
        control={form.control}
        name="tier"
        render={({ field }) => (
          <Field label={t('plan')}>
            {(control) => (
              <Select<Tier>
                {...control}
                value={field.value}
                onChange={field.onChange}
                options={tiers.map((value) => ({ value, label: plans[value].displayName }))}
              />
            )}
          </Field>
        )}
      />
      <TextField
        form={form}
        name="credits"
        label={t('planCredits')}
        hint={t('planCreditsHint')}
        inputMode="numeric"
        maxLength={12}
      />
      <TextField
        form={form}
        name="days"
        label={t('planDays')}
        hint={t('planDaysHint')}
        inputMode="numeric"
        maxLength={5}
      />
      <TextField form={form} name="reason" label={t('grantReason')} maxLength={200} />
    </FormDialog>
  );
}
