import type { DocumentHead } from '../entries/index.ts';

const dayMs = 86_400_000;
const defaultDays = 7;

export interface AutoSync {
  enableAutoSync: boolean;
  autoRemove: boolean;
  minimumFrequencyDays?: number | undefined;
}

type Columns = Pick<DocumentHead, 'autoSync' | 'autoRemove' | 'refreshDays'>;

/** As it was asked for; a page is fetched at least as often as its folder says. */
export function autoSyncColumns(
  { enableAutoSync, autoRemove, minimumFrequencyDays }: AutoSync,
  folder: Columns | undefined,
): Columns {
  const ofFolder = folder?.autoSync ? (folder.refreshDays ?? defaultDays) : undefined;
  if (!enableAutoSync && !ofFolder) return { autoSync: false, autoRemove: false, refreshDays: null };
  const own = enableAutoSync ? (minimumFrequencyDays ?? defaultDays) : Number.POSITIVE_INFINITY;
  return {
    autoSync: true,
    autoRemove: enableAutoSync ? autoRemove : (folder?.autoRemove ?? false),
    refreshDays: Math.min(own, ofFolder ?? Number.POSITIVE_INFINITY),
  };
}

/** When a page is fetched again; null for one that is not. */
export const nextRefresh = ({ autoSync, refreshDays }: Columns, now: Date): Date | null =>
  autoSync ? new Date(now.getTime() + (refreshDays ?? defaultDays) * dayMs) : null;
