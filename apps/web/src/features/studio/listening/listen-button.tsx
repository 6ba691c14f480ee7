import { Play, Square } from 'lucide-react';
import { useListening } from '#web/features/studio/listening/listen-from.ts';
import { usePlayFrom } from '#web/features/studio/listening/use-listening.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { useSessionState } from '#web/features/studio/text/use-session.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';

/** From the cursor on, or from the first block that is there. */
export function ListenButton() {
  const t = useMessages();
  const blockId = useSessionState(({ part }) => part.blockId);
  const isListening = useListening((listening) => listening.chapterId !== undefined);
  const { play, stop } = usePlayFrom(blockId);
  useShortcut({
    keys: 'mod+enter',
    label: t('keyListen'),
    group: t('title'),
    worksInFields: true,
    run: () => (isListening ? stop() : play()),
  });
  return (
    <Button size="sm" onClick={isListening ? stop : play}>
      {isListening ? (
        <Square aria-hidden fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden fill="currentColor" strokeWidth={0} />
      )}
      <span className="max-sm:sr-only">{t(isListening ? 'stop' : 'listen')}</span>
    </Button>
  );
}
