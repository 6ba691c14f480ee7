import { consentCategories } from '@mynah/contract/accounts/consent';
import { useState } from 'react';
import { type Choices, decide, everything, nothing } from '#web/features/consent/decide.ts';
import { useMessages } from '#web/features/consent/messages.ts';
import { useConsent } from '#web/shared/consent/consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';

type ConsentFormProps = {
  /** Names alone in one row: the banner. */
  isCompact?: boolean;
  onDecided?: () => void;
};

/** The four categories, and the three ways to decide, all alike: none is easier than the others (PRV-020, PRV-021). */
export function ConsentForm({ isCompact = false, onDecided }: ConsentFormProps) {
  const t = useMessages();
  const [choices, setChoices] = useChoices();
  const choose = (chosen: Choices) => {
    setChoices(chosen);
    decide(chosen);
    onDecided?.();
  };
  return (
    <div className={classNames('flex flex-col', isCompact ? 'gap-3' : 'gap-5')}>
      <fieldset className={isCompact ? 'flex flex-wrap gap-x-5 gap-y-2' : 'flex flex-col gap-4'}>
        <legend className="sr-only">{t('categories')}</legend>
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            label={t(category)}
            hint={isCompact ? undefined : t(`${category}Hint`)}
            checked={category === 'necessary' || choices[category]}
            disabled={category === 'necessary'}
            onChange={(isAllowed) => setChoices({ ...choices, [category]: isAllowed })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => choose(everything)}>{t('acceptAll')}</Button>
        <Button onClick={() => choose(nothing)}>{t('declineAll')}</Button>
        <Button onClick={() => choose(choices)}>{t('save')}</Button>
      </div>
    </div>
  );
}

/** As decided; before that nothing is ticked where somebody must be asked, and all elsewhere, since it is so. */
function useChoices() {
  const standing = useConsent((consent) => consent.decision);
  const isAsked = useConsent((consent) => consent.isAsked);
  const [changed, setChanged] = useState<Choices>();
  const { preferences, statistics, marketing } =
    changed ?? standing ?? (isAsked === false ? everything : nothing);
  return [{ preferences, statistics, marketing }, setChanged] as const;
}
