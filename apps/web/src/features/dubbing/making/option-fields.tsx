import { dubbingLimits } from '@mynah/contract/dubbing/dubbing-values';
import { ChevronRight } from 'lucide-react';
import type { DubOrder, OrderFault } from '#web/features/dubbing/making/dub-order.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface OptionFieldsProps {
  order: DubOrder;
  onChange: (change: Partial<DubOrder>) => void;
  fault: OrderFault | undefined;
}

/** What is rarely wanted otherwise. */
export function OptionFields({ order, onChange, fault }: OptionFieldsProps) {
  const t = useMessages();
  return (
    <details className="group rounded-lg border">
      <summary className="flex cursor-pointer items-center gap-2 rounded-lg px-3 py-2.5 font-medium text-13 text-ink">
        <ChevronRight aria-hidden className="size-4 text-ink-3 transition-transform group-open:rotate-90" />
        {t('options')}
      </summary>
      <div className="flex flex-col gap-5 px-3 pt-2 pb-4">
        <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
          <Field label={t('speakersCount')}>
            {(control) => (
              <Select
                {...control}
                aria-label={t('speakersCount')}
                value={String(order.speakers)}
                onChange={(speakers) => onChange({ speakers: Number(speakers) })}
                options={[
                  { value: '0', label: t('detect') },
                  ...Array.from({ length: dubbingLimits.speakers }, (_, at) => String(at + 1)).map(
                    (count) => ({
                      value: count,
                      label: count,
                    }),
                  ),
                ]}
              />
            )}
          </Field>
        </div>
        <Switch
          label={t('part')}
          hint={t('partHint')}
          checked={order.isPart}
          onChange={(isPart) => onChange({ isPart })}
        />
        {order.isPart && <PartFields order={order} onChange={onChange} fault={fault} />}
        <Switch
          label={t('dropsBackground')}
          hint={t('dropsBackgroundHint')}
          checked={order.dropsBackground}
          onChange={(dropsBackground) => onChange({ dropsBackground })}
        />
        <Switch
          label={t('censors')}
          hint={t('censorsHint')}
          checked={order.censors}
          onChange={(censors) => onChange({ censors })}
        />
      </div>
    </details>
  );
}

function PartFields({ order, onChange, fault }: OptionFieldsProps) {
  const t = useMessages();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('partStart')}>
        {(control) => (
          <Input
            {...control}
            value={order.partStart}
            placeholder="0:00"
            onChange={(event) => onChange({ partStart: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('partEnd')} error={fault === 'partFault' ? t('partFault') : undefined}>
        {(control) => (
          <Input
            {...control}
            value={order.partEnd}
            placeholder="1:00"
            onChange={(event) => onChange({ partEnd: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
