import { zodResolver } from '@hookform/resolvers/zod';
import type { Subscription } from '@mynah/contract/accounts/user';
import { formatCents } from '@mynah/contract/billing/money';
import { isExtendable, plans } from '@mynah/contract/billing/plans';
import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/subscription/messages.ts';
import { useEditExtension } from '#web/features/subscription/subscription.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const schema = z.object({
  ceiling: z.string().check(z.trim(), z.regex(/^\d{0,12}$/, message('extensionInvalid'))),
});

type ExtensionCardProps = { subscription: Subscription; paid: NonNullable<SubscriptionDetails['paid']> };

/** Credits beyond the plan (BIL-054): whether, how many at most, and what they cost so far. */
export function ExtensionCard({ subscription, paid }: ExtensionCardProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const { mutateAsync, isPending } = useEditExtension();
  const isAllowed = subscription.allowed_to_extend_character_limit;
  const plan = plans[paid.tier];
  if (!subscription.can_extend_character_limit) return null;
  const allow = async (allowed: boolean) => {
    // nobody begins without a ceiling: as many again as the plan has
    const most = subscription.max_character_limit_extension ?? plan.characterLimit;
    const change = { allowed, most: allowed ? most || plan.characterLimit : undefined };
    if (await okOrToast(mutateAsync(change))) toast.success(t(allowed ? 'extensionOn' : 'extensionOff'));
  };
  return (
    <Card id="extension" className="flex flex-col gap-4 p-5">
      <Switch
        label={t('extension')}
        hint={t('extensionHint', {
          price: formatCents(paid.monthly_cents, paid.currency),
          count: formatCount(plan.characterLimit),
        })}
        checked={isAllowed}
        disabled={!isAdmin || isPending}
        onChange={(checked) => void allow(checked)}
      />
      {isAllowed && <WhatItCosts subscription={subscription} paid={paid} />}
      {isAllowed && isAdmin && (
        <Ceiling key={subscription.max_character_limit_extension} subscription={subscription} />
      )}
    </Card>
  );
}

function WhatItCosts({ subscription, paid }: ExtensionCardProps) {
  const t = useMessages();
  const { current_overage: overage, next_character_count_reset_unix: reset } = subscription;
  const cents = Math.round(Number(overage.amount) * 100);
  const isPossible = isExtendable({
    tier: subscription.tier,
    status: subscription.status,
    canExtendCharacterLimit: true,
    allowedToExtendCharacterLimit: true,
  });
  const date = formatDate(dateOfUnix(reset ?? paid.period_ends_at_unix));
  return (
    <p className="text-13 text-ink-2">
      {isPossible
        ? t('extensionCosts', { amount: formatCents(cents, paid.currency), date })
        : t('extensionWaits')}
    </p>
  );
}

function Ceiling({ subscription }: Pick<ExtensionCardProps, 'subscription'>) {
  const t = useMessages();
  const most = subscription.max_character_limit_extension;
  const { mutateAsync } = useEditExtension();
  const form = useForm<{ ceiling: string }>({
    resolver: zodResolver(schema),
    defaultValues: { ceiling: most === null ? '' : String(most) },
  });
  const save = form.handleSubmit(async ({ ceiling }) => {
    const change = { most: ceiling === '' ? null : Number(ceiling) };
    if (await okOrToast(mutateAsync(change))) toast.success(t('extensionSaved'));
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 max-w-70 flex-1">
        <TextField
          form={form}
          name="ceiling"
          label={t('extensionCeiling')}
          inputMode="numeric"
          maxLength={12}
          placeholder={t('extensionNoCeiling')}
        />
      </div>
      <Button type="submit" isBusy={form.formState.isSubmitting}>
        {t('extensionSave')}
      </Button>
    </form>
  );
}
