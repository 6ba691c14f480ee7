import { cloneElement, type ReactElement } from 'react';
import { lazy } from '#web/shared/connection/lazy.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { useTooltip } from '#web/ui/use-tooltip.ts';

/** Icon buttons answer at once, since the tooltip is their only text; words can wait (NOT-007, NOT-008). */
export const TOOLTIP_DELAY_MS = { icon: 100, text: 400 } as const;

export const loadTooltipPopup = () => import('#web/ui/tooltip-popup.tsx');
const TooltipPopup = lazy(async () => ({ default: (await loadTooltipPopup()).TooltipPopup }));

type TooltipProps = {
  text: string;
  trigger: ReactElement<Record<string, unknown>>;
  kind?: keyof typeof TOOLTIP_DELAY_MS;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Shows nothing for now; the trigger stays what it is and keeps the focus. */
  isOff?: boolean;
};

/**
 * Readers hear the text with the trigger, as its name on icon buttons and else as its description. What places the
 * popup travels with the first one: tooltips are on every page, and no page waits for them.
 */
export function Tooltip({ text, trigger, kind = 'icon', side = 'top', isOff = false }: TooltipProps) {
  const tooltip = useTooltip(TOOLTIP_DELAY_MS[kind], trigger.props);
  const described = kind === 'icon' || isOff ? {} : { 'aria-description': text };
  const isOpen = tooltip.isOpen && !isOff;
  return (
    <>
      {cloneElement(trigger, { ...described, ...tooltip.handlers })}
      <FromFirstOpening isOpen={isOpen}>
        <TooltipPopup {...tooltip.popup} isOpen={isOpen} side={side}>
          {text}
        </TooltipPopup>
      </FromFirstOpening>
    </>
  );
}
