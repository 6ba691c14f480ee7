import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** So long the pointer may be on its way from the trigger into the popup. */
const GRACE_MS = 100;

type Handler = (event: never) => void;

/** When a tooltip shows: after a while under the mouse, and at once with the focus of the keyboard. */
export function useTooltip(delayMs: number, triggerProps: Record<string, unknown>) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (open: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), afterMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      setAnchor(event.currentTarget);
      change(true, delayMs);
    },
    onPointerLeave: () => change(false, GRACE_MS),
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (!event.currentTarget.matches(':focus-visible')) return;
      setAnchor(event.currentTarget);
      setOpen(true);
    },
    onBlur: close,
  };
  return {
    isOpen,
    handlers: withTheirs(handlers, triggerProps),
    popup: {
      anchor,
      onClose: close,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => change(false, GRACE_MS),
    },
  };
}

/** What the trigger does already comes first. */
function withTheirs(ours: Record<string, Handler>, theirs: Record<string, unknown>): Record<string, Handler> {
  const both = Object.entries(ours).map(([name, handler]): [string, Handler] => {
    const former = theirs[name] as Handler | undefined;
    if (!former) return [name, handler];
    return [
      name,
      (event) => {
        former(event);
        handler(event);
      },
    ];
  });
  return Object.fromEntries(both);
}
