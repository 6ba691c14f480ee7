import { Repeat } from 'lucide-react';
import { clearLoop, setLoopEnd, useLoop } from '#web/player/loop/loop.ts';
import { useMessages } from '#web/player/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** While a part is being chosen or repeated: with A alone a press sets B, with both it ends the repeating. */
export function LoopBadge() {
  const t = useMessages();
  const { start, end } = useLoop();
  if (start === null) return null;
  const isWhole = end !== null;
  return (
    <IconButton
      label={t(isWhole ? 'clearLoop' : 'setLoopEnd')}
      onClick={() => (isWhole ? clearLoop() : setLoopEnd())}
      className="relative bg-accent-soft! text-accent-ink!"
    >
      <Repeat aria-hidden />
      {/* drawn, not written: it is a sign, and no part of the name */}
      <span
        aria-hidden
        data-marks={isWhole ? 'AB' : 'A'}
        className="absolute end-1 bottom-0.5 font-semibold text-[9px] leading-none before:content-[attr(data-marks)]"
      />
    </IconButton>
  );
}
