import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, type ReactElement } from 'react';

/** Icon buttons answer at once, since the tooltip is their only text; words can wait (NOT-007, NOT-008). */
export const TOOLTIP_DELAY_MS = { icon: 100, text: 400 } as const;

type TooltipProps = {
  text: string;
  trigger: ReactElement<Record<string, unknown>>;
  kind?: keyof typeof TOOLTIP_DELAY_MS;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Shows nothing for now; the trigger stays what it is and keeps the focus. */
  isOff?: boolean;
};

/** Readers hear the text with the trigger, as its name on icon buttons and else as its description. */
export function Tooltip({ text, trigger, kind = 'icon', side = 'top', isOff = false }: TooltipProps) {
  const described = kind === 'icon' || isOff ? trigger : cloneElement(trigger, { 'aria-description': text });
  return (
    <Base.Root disabled={isOff}>
      <Base.Trigger delay={TOOLTIP_DELAY_MS[kind]} render={described} />
      <Base.Portal aria-hidden>
        <Base.Positioner side={side} sideOffset={6} className="z-60">
          <Base.Popup className="max-w-70 rounded-sm bg-ink px-2 py-1 text-12 text-on-ink shadow-pop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
