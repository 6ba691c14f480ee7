import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LiveFooter } from '#web/features/dubbing/live/live-footer.tsx';
import { LiveLines } from '#web/features/dubbing/live/live-lines-list.tsx';
import { faultOf, firstOrder, type LiveOrder } from '#web/features/dubbing/live/live-order.ts';
import { LiveSettings } from '#web/features/dubbing/live/live-settings.tsx';
import { LiveTranslator } from '#web/features/dubbing/live/live-translator.ts';
import { useMessages } from '#web/features/dubbing/live/messages.ts';
import { useEstimate } from '#web/features/dubbing/making/use-estimate.ts';
import { useSelectedVoice, useVoices } from '#web/features/voices/index.ts';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

/** Speech in another language while it is said: both texts, and the sound of the translation. */
export function Page() {
  const t = useMessages();
  const [order, setOrder] = useState(firstOrder);
  const translator = useTranslator();
  const live = useStore(translator.store);
  const voices = useVoices().data;
  const preferred = useSelectedVoice(voices);
  const voice = voices?.find(({ voice_id }) => voice_id === order.voiceId) ?? preferred;
  const estimate = useEstimate({ source: order.source, target: order.target, seconds: 60 });
  const change = (next: Partial<LiveOrder>): void => {
    setOrder({ ...order, ...next });
    if (next.isSpoken !== undefined) translator.setSpoken(next.isSpoken);
  };
  return (
    <PageWithSettings
      label={t('settings')}
      settings={
        <LiveSettings
          order={order}
          onChange={change}
          estimate={estimate}
          voice={voice}
          isLocked={live.state !== 'idle'}
        />
      }
    >
      {(openSettings) => (
        <>
          <LiveLines live={live} fault={faultOf(order)} />
          <LiveFooter
            live={live}
            order={order}
            estimate={estimate}
            onStart={() => void translator.start({ ...order, voiceId: voice?.voice_id })}
            onStop={() => (live.state === 'finishing' ? translator.close() : translator.stop())}
            onClear={() => translator.clear()}
            onOpenSettings={openSettings}
          />
        </>
      )}
    </PageWithSettings>
  );
}

/** Nothing stays open when the page is left. */
function useTranslator(): LiveTranslator {
  const translator = useRef<LiveTranslator>(undefined);
  translator.current ??= new LiveTranslator();
  const { current } = translator;
  useEffect(() => () => current.close(), [current]);
  return current;
}
