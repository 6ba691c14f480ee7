import type { DubOrder } from '#web/features/dubbing/making/dub-order.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';

interface VoiceFieldsProps {
  order: DubOrder;
  onChange: (change: Partial<DubOrder>) => void;
}

/** In whose voices; cloning takes the same word as in the voice lab. */
export function VoiceFields({ order, onChange }: VoiceFieldsProps) {
  const t = useMessages();
  return (
    <>
      <ChoiceCards
        label={t('voices')}
        value={order.voices}
        onChange={(voices) => onChange({ voices })}
        options={[
          { value: 'own', label: t('voicesOwn'), hint: t('voicesOwnHint') },
          { value: 'library', label: t('voicesLibrary'), hint: t('voicesLibraryHint') },
        ]}
      />
      {order.voices === 'own' && (
        <Checkbox
          label={t('consent')}
          checked={order.hasConsent}
          onChange={(hasConsent) => onChange({ hasConsent })}
        />
      )}
    </>
  );
}
