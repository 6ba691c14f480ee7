import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import type { WrittenBlock } from '#web/features/studio/text/written-block.ts';
import { Button } from '#web/ui/button.tsx';
import { Slider } from '#web/ui/slider.tsx';

type OwnDelivery = WrittenBlock['delivery'];
type DeliverySlidersProps = { delivery: OwnDelivery; onChange: (delivery: OwnDelivery) => void };

const usual = { speed: 1, stability: 0.5, style: 0 };
const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** How it is spoken, where that differs from how the voice speaks. */
export function DeliverySliders({ delivery, onChange }: DeliverySlidersProps) {
  const t = useMessages();
  // while a thumb is held nothing is written: that would be an undo step for each pixel
  const [held, setHeld] = useState<Partial<typeof usual>>({});
  const bind = (key: keyof typeof usual) => ({
    value: held[key] ?? delivery?.[key] ?? usual[key],
    onChange: (value: number) => setHeld({ [key]: Math.round(value * 100) / 100 }),
    onCommit: (value: number) => {
      setHeld({});
      onChange({ ...delivery, [key]: Math.round(value * 100) / 100 });
    },
    step: 0.01,
  });
  return (
    <section aria-label={t('delivery')} className="flex flex-col gap-5">
      <div className="-mb-2 flex min-h-8 items-center justify-between gap-3">
        <p className="font-medium text-13 text-ink">{t('delivery')}</p>
        {delivery !== null && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)} className="-me-3">
            <RotateCcw aria-hidden />
            {t('asTheVoice')}
          </Button>
        )}
      </div>
      <Slider
        label={t('speed')}
        min={0.7}
        max={1.2}
        {...bind('speed')}
        formatValue={(value) => `${value.toFixed(2)}×`}
        ends={[t('slower'), t('faster')]}
      />
      <Slider
        label={t('stability')}
        min={0}
        max={1}
        {...bind('stability')}
        formatValue={percent}
        ends={[t('moreVariable'), t('moreStable')]}
      />
      <Slider
        label={t('style')}
        min={0}
        max={1}
        {...bind('style')}
        formatValue={percent}
        ends={[t('none'), t('exaggerated')]}
      />
    </section>
  );
}
