import type { Now } from '../now.ts';

/** A piece of the page that follows what is. */
export interface Part {
  node: HTMLElement;
  update: (now: Now) => void;
}

/**
 * A place whose children are made anew when what they show has changed, and only then. A control of the same
 * `data-part` keeps the focus.
 */
export function keyed(
  node: HTMLElement,
  keyOf: (now: Now) => unknown,
  make: (now: Now) => (Node | string)[],
): Part {
  let shown: string | undefined;
  return {
    node,
    update: (now) => {
      const key = JSON.stringify(keyOf(now));
      if (key === shown) return;
      shown = key;
      const focused = focusedPart(node);
      node.replaceChildren(...make(now));
      if (focused) node.querySelector<HTMLElement>(`[data-part="${focused}"]`)?.focus();
    },
  };
}

function focusedPart(node: HTMLElement): string | undefined {
  const root = node.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement && node.contains(active) ? active.dataset.part : undefined;
}
