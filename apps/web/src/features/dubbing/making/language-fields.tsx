import { baseVoiceLanguages } from '@mynah/contract/voices/voice-languages';
import { useMemo } from 'react';
import type { Estimate } from '#web/features/dubbing/dubbing.requests.ts';
import { AUTO, type DubOrder, type OrderFault } from '#web/features/dubbing/making/dub-order.ts';
import { RouteNotice } from '#web/features/dubbing/making/route-notice.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface LanguageChoiceProps {
  source: string;
  /** Empty: none is chosen. */
  target: string;
  targetLabel: string;
  isSame: boolean;
  sourceError?: string | undefined;
  onChange: (change: { source: string } | { target: string }) => void;
}

/** From what into what. DUB-007, DUB-008: 29 languages, and no more. */
export function LanguageChoice({ source, target, targetLabel, onChange, ...faults }: LanguageChoiceProps) {
  const t = useMessages();
  const languages = useMemo(
    () => baseVoiceLanguages.map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
      <Field label={t('sourceLanguage')} error={faults.sourceError}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('sourceLanguage')}
            value={source}
            onChange={(next) => onChange({ source: next })}
            options={[{ value: AUTO, label: t('detect') }, ...languages]}
          />
        )}
      </Field>
      <Field
        label={targetLabel}
        hint={t('languagesCount', { count: languages.length })}
        error={faults.isSame ? t('sameLanguage') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            aria-label={targetLabel}
            value={target}
            onChange={(next) => onChange({ target: next })}
            options={[...(target === '' ? [{ value: '', label: t('chooseLanguage') }] : []), ...languages]}
          />
        )}
      </Field>
    </div>
  );
}

interface LanguageFieldsProps {
  order: DubOrder;
  onChange: (change: Partial<DubOrder>) => void;
  estimate: Estimate | undefined;
  fault: OrderFault | undefined;
}

/** From what into what, and who translates. */
export function LanguageFields({ order, onChange, estimate, fault }: LanguageFieldsProps) {
  const t = useMessages();
  return (
    <>
      <LanguageChoice
        source={order.sourceLanguage}
        target={order.targetLanguage}
        targetLabel={t('targetLanguage')}
        isSame={fault === 'sameLanguage'}
        sourceError={fault === 'sourceUnnamed' ? t('sourceUnnamed') : undefined}
        onChange={(change) =>
          onChange('source' in change ? { sourceLanguage: change.source } : { targetLanguage: change.target })
        }
      />
      <ChoiceCards
        label={t('translation')}
        value={order.translation}
        onChange={(translation) => onChange({ translation })}
        options={[
          { value: 'machine', label: t('machine'), hint: t('machineHint') },
          { value: 'mine', label: t('mineWay'), hint: t('mineHint') },
        ]}
      />
      {order.translation === 'machine' && <RouteNotice estimate={estimate} />}
    </>
  );
}
