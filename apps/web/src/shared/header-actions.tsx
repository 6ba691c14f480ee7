import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

const useSlot = create<{ element: HTMLElement | null }>(() => ({ element: null }));

/** The shell's place for a page's own buttons, beside the page title. */
export function HeaderActionsSlot() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    useSlot.setState({ element });
    return () => useSlot.setState({ element: null });
  }, [element]);
  return <div ref={setElement} className="flex items-center gap-2 empty:hidden" />;
}

/**
 * Puts a page's chief buttons into the header.
 * @public
 */
export function HeaderActions({ children }: { children: ReactNode }) {
  const element = useSlot((slot) => slot.element);
  return element && createPortal(children, element);
}
