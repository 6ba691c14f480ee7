import type { Pack } from '@mynah/contract/operations';
import { useMessages } from '#web/features/staff/server/messages.ts';
import { Badge } from '#web/ui/badge.tsx';

export function PackBadge({ pack: { state, share } }: { pack: Pack }) {
  const t = useMessages();
  const percent = Math.floor(share * 100);
  if (state === 'ready') return <Badge tone="positive">{t('packReady')}</Badge>;
  if (state === 'missing') return <Badge>{t('packMissing')}</Badge>;
  return <Badge tone="accent">{t(state === 'fetch' ? 'packFetching' : 'packBuilding', { percent })}</Badge>;
}

/** The one that is the farthest from being there; undefined when all are. */
export const worstOf = (packs: readonly Pack[]): Pack | undefined =>
  packs.find(({ state }) => state === 'missing') ?? packs.find(({ state }) => state !== 'ready');
