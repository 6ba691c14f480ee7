import { useSyncExternalStore } from 'react';
import { readLocal, removeLocal, writeLocal } from '#web/shared/storage/local-store.ts';

const key = 'promocode';
const listeners = new Set<() => void>();

/** The code for the next checkout (BIL-064). */
export const readPromoCode = (): string | undefined => readLocal<string>(key);

export function storePromoCode(code: string | undefined): void {
  if (code === undefined) removeLocal(key);
  else writeLocal(key, code);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStoredPromoCode = (): string | undefined => useSyncExternalStore(subscribe, readPromoCode);
