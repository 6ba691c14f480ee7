import { useState } from 'react';
import {
  type DubOrder,
  faultOf,
  isComplete,
  orderedSeconds,
  usualOrder,
} from '#web/features/dubbing/making/dub-order.ts';
import { Estimate } from '#web/features/dubbing/making/estimate.tsx';
import { LanguageFields } from '#web/features/dubbing/making/language-fields.tsx';
import { OptionFields } from '#web/features/dubbing/making/option-fields.tsx';
import { OwnTranslation } from '#web/features/dubbing/making/own-translation.tsx';
import { SourceFields } from '#web/features/dubbing/making/source-fields.tsx';
import { useCreation } from '#web/features/dubbing/making/use-creation.ts';
import { useEstimate } from '#web/features/dubbing/making/use-estimate.ts';
import { useLength } from '#web/features/dubbing/making/use-length.ts';
import { VoiceFields } from '#web/features/dubbing/making/voice-fields.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { UploadProgress } from '#web/shared/tool-runs/upload-progress.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';

/** What is dubbed into what, by whom, how long it takes and what it costs, before it starts. */
export function NewDubDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [order, setOrder] = useState<DubOrder>(usualOrder);
  const change = (next: Partial<DubOrder>) => setOrder((former) => ({ ...former, ...next }));
  const seconds = orderedSeconds(order, useLength(order.from === 'file' ? order.file : undefined));
  const estimate = useEstimate({
    source: order.sourceLanguage,
    target: order.targetLanguage,
    seconds: seconds ?? 0,
  });
  const creation = useCreation(onClose);
  const fault = faultOf(order);
  const canStart = isComplete(order) && (order.translation === 'mine' || !estimate?.what_to_set);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      canClose={!creation.isSending}
      title={t('newDub')}
      description={t('newText')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <Estimate estimate={estimate} />
          <Button
            variant="primary"
            isBusy={creation.isSending}
            disabled={!canStart}
            onClick={() => void creation.start(order)}
          >
            {t('startDubbing')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <SourceFields order={order} onChange={change} refused={creation.refused} onForget={creation.forget} />
        <LanguageFields order={order} onChange={change} estimate={estimate} fault={fault} />
        {order.translation === 'mine' && <OwnTranslation order={order} onChange={change} />}
        <VoiceFields order={order} onChange={change} />
        <OptionFields order={order} onChange={change} fault={fault} />
        {creation.isSending && <UploadProgress sent={creation.sent} onStop={creation.stop} />}
        <FormError text={creation.error} />
      </div>
    </Dialog>
  );
}
