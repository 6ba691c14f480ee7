import { baseVoiceLanguages } from '@mynah/contract/voices/voice-languages';
import { useMemo } from 'react';
import type { Estimate } from '#web/features/dubbing/dubbing.requests.ts';
import { AUTO, type DubOrder, type OrderFault } from '#web/features/dubbing/making/dub-order.ts';
import { RouteNotice } from '#web/features/dubbing/making/route-notice.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface LanguageFieldsProps {
  order: DubOrder;
  onChange: (change: Partial<DubOrder>) => void;
  estimate: Estimate | undefined;
  fault: OrderFault | undefined;
}

/** From what into what, and who translates. DUB-007, DUB-008: 29 languages, and no more. */
export function LanguageFields({ order, onChange, estimate, fault }: LanguageFieldsProps) {
  const t = useMessages();
  const languages = useMemo(
    () => baseVoiceLanguages.map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={t('sourceLanguage')} error={fault === 'sourceUnnamed' ? t('sourceUnnamed') : undefined}>
          {(control) => (
            <Select
              {...control}
              aria-label={t('sourceLanguage')}
              value={order.sourceLanguage}
              onChange={(sourceLanguage) => onChange({ sourceLanguage })}
              options={[{ value: AUTO, label: t('detect') }, ...languages]}
            />
          )}
        </Field>
        <Field
          label={t('targetLanguage')}
          hint={t('languagesCount', { count: languages.length })}
          error={fault === 'sameLanguage' ? t('sameLanguage') : undefined}
        >
          {(control) => (
            <Select
              {...control}
              aria-label={t('targetLanguage')}
              value={order.targetLanguage}
              onChange={(targetLanguage) => onChange({ targetLanguage })}
              options={[
                ...(order.targetLanguage === '' ? [{ value: '', label: t('chooseLanguage') }] : []),
                ...languages,
              ]}
            />
          )}
        </Field>
      </div>
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
