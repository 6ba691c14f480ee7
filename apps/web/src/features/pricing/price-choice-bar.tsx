import type { Currency } from '@mynah/contract/billing/prices';
import { useMessages } from '#web/features/pricing/messages.ts';
import type { PriceChoice } from '#web/features/pricing/price-choice.ts';
import { chipClass } from '#web/ui/chip-class.ts';
import { Select } from '#web/ui/select.tsx';

type PriceChoiceBarProps = {
  value: PriceChoice;
  onChange: (value: PriceChoice) => void;
  /** False where a subscription has settled it. */
  hasCurrency?: boolean;
};

const periods = ['monthly_period', 'annual_period'] as const;

/** By month or by year, and in which currency. */
export function PriceChoiceBar({ value, onChange, hasCurrency = true }: PriceChoiceBarProps) {
  const t = useMessages();
  const names = { monthly_period: t('monthly'), annual_period: t('annual') };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('period')}</legend>
        {periods.map((billingPeriod) => (
          <button
            key={billingPeriod}
            type="button"
            aria-pressed={value.billingPeriod === billingPeriod}
            className={chipClass}
            onClick={() => onChange({ ...value, billingPeriod })}
          >
            {names[billingPeriod]}
          </button>
        ))}
      </fieldset>
      {hasCurrency && (
        <div className="w-40">
          <Select<Currency>
            aria-label={t('currency')}
            value={value.currency}
            onChange={(currency) => onChange({ ...value, currency })}
            options={[
              { value: 'usd', label: t('usd') },
              { value: 'eur', label: t('eur') },
            ]}
          />
        </div>
      )}
    </div>
  );
}
