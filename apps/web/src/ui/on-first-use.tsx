import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';

type OnFirstUseProps = {
  /** Fetches the code of what the button opens; asked for when a hand draws near. */
  load: () => Promise<unknown>;
  opens: 'menu' | 'dialog';
  trigger: ReactElement<Record<string, unknown>>;
  /** What takes the button's place from the first press on: the same button, with its menu or panel open. */
  children: ReactNode;
};

/** A button of every page whose menu or panel is code of its own, so that no page waits for it. */
export function OnFirstUse({ load, opens, trigger, children }: OnFirstUseProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Suspense fallback={trigger}>{children}</Suspense>;
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setWanted(true),
  });
}
