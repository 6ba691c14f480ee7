import type { LucideIcon } from 'lucide-react';

/** Work of minutes that somebody has ordered and the server does. */
export interface WorkUnderWay {
  id: string;
  title: string;
  /** 0 to 1; null while it waits. */
  progress: number | null;
  /** Where it can be followed and stopped. */
  target: { to: string; params?: Record<string, string>; hash?: string };
}

/**
 * Work of one kind that takes minutes. A feature's `under-way.ts` exports one under the name `underWay`; it is found by
 * its place in the folder, and loaded where such work is shown.
 */
export interface UnderWaySource {
  id: string;
  /** One piece of it, as people call it. */
  label: string;
  icon: LucideIcon;
  /** Asked for editors alone: viewers order nothing. */
  list: (signal: AbortSignal) => Promise<WorkUnderWay[]>;
}

let load: () => Promise<UnderWaySource[]> = async () => [];

/** Once, at the start: how to get at what the features bring. */
export function connectUnderWay(loader: () => Promise<UnderWaySource[]>): void {
  load = loader;
}

export const loadUnderWaySources = (): Promise<UnderWaySource[]> => load();
