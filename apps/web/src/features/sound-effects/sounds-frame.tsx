import type { ReactNode } from 'react';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { EXPLORE_PATH, GENERATE_PATH, HISTORY_PATH } from '#web/features/sound-effects/paths.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** The three pages of sound effects. */
export function SoundsFrame({ children }: { children: ReactNode }) {
  const t = useMessages();
  const tabs = [
    [GENERATE_PATH, t('generate')],
    [HISTORY_PATH, t('history')],
    [EXPLORE_PATH, t('explore')],
  ] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LinkTabs label={t('rooms')} tabs={tabs} matchesBelow className="px-6 max-sm:px-4" />
      {children}
    </div>
  );
}
