import { useState } from 'react';
import { useMessages } from '#web/features/subscription/messages.ts';
import { promoCodeText } from '#web/features/subscription/promo-code-text.ts';
import { storePromoCode, useStoredPromoCode } from '#web/features/subscription/stored-promo-code.ts';
import { checkPromoCode, useApplyDiscount } from '#web/features/subscription/subscription.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** For the checkout before there is a subscription, and for its next invoice after (BIL-069). */
export function PromoCard({ isSubscribed }: { isSubscribed: boolean }) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const stored = useStoredPromoCode();
  const apply = useApplyDiscount();
  const refuse = () => toast.error(t('promoInvalid', { code }));
  const check = async () => {
    try {
      const answer = await checkPromoCode(code);
      if (!answer.valid) return refuse();
      toast.success(promoCodeText(t('promoSuccess'), answer));
      setCode('');
    } catch {
      toast.error(t('promoFailed'));
    }
  };
  const discount = async () => {
    try {
      await apply.mutateAsync(code);
      toast.success(t('promoApplied'));
      setCode('');
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'invalid_promocode') refuse();
      else toast.error(t('promoFailed'));
    }
  };
  const submit = async () => {
    if (code.trim() === '') return;
    setChecking(true);
    await (isSubscribed ? discount() : check());
    setChecking(false);
  };
  return (
    <Card id="promo-code" className="p-5">
      <form
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={t('promo')} hint={t('promoHint')} className="w-full max-w-100">
          {(control) => (
            <Input
              {...control}
              value={code}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={isChecking} disabled={code.trim() === ''}>
          {t('promoApply')}
        </Button>
        {stored && !isSubscribed && (
          <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
            {t('promoStored', { code: stored })}
            <Button size="sm" variant="ghost" onClick={() => storePromoCode(undefined)}>
              {t('promoRemove')}
            </Button>
          </p>
        )}
      </form>
    </Card>
  );
}
