import { create } from 'zustand';

/** How long a toast stays (NOT-005) and how many there are at once (NOT-006). */
export const TOAST_DURATION_MS = 5555;
export const MAX_TOASTS = 3;

type ToastAction = { label: string; onClick: () => void };
export type ToastOptions = { description?: string; action?: ToastAction };
export type Toast = { kind: 'info' | 'success' | 'error'; text: string; options?: ToastOptions };

let show: ((next: Toast) => void) | undefined;
const waiting: Toast[] = [];

/** Shows a toast, or keeps it until the toaster is there. */
export function raise(next: Toast): void {
  if (show) {
    show(next);
    return;
  }
  waiting.push(next);
  mountToaster();
}

/** The toaster is there: what waited for it is shown. Returns the way to let go. */
export function connectToaster(next: (one: Toast) => void): () => void {
  show = next;
  for (const one of waiting.splice(0)) next(one);
  return () => {
    show = undefined;
  };
}

/** The toaster's code comes with the first toast. */
export const useToaster = create<{ isMounted: boolean }>(() => ({ isMounted: false }));

export const mountToaster = () => useToaster.setState({ isMounted: true });
