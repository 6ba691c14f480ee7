import { useState } from 'react';

/** How far each view was scrolled in this visit. */
const places = new Map<string, number>();

export function rememberPlace(viewKey: string, scrollTop: number): void {
  places.set(viewKey, scrollTop);
}

/** Where the view stood when it was left; it does not follow while it is there. */
export function usePlace(viewKey: string): number {
  const [place] = useState(() => places.get(viewKey) ?? 0);
  return place;
}
