import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { COLLECTIONS_PATH, LIBRARY_PATH, SHARE_PATH } from '#web/features/voice-library/paths.ts';
import { VoicesFrame } from '#web/features/voices/index.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** The rooms of the library. */
export function LibraryFrame({ children }: { children: ReactNode }) {
  const t = useMessages();
  const tabs = [
    [LIBRARY_PATH, t('explore')],
    [COLLECTIONS_PATH, t('collections')],
    [SHARE_PATH, t('shared')],
  ] as const;
  return (
    <VoicesFrame room={LIBRARY_PATH}>
      <LinkTabs label={t('rooms')} tabs={tabs} className="px-4 xs:px-6" />
      {children}
    </VoicesFrame>
  );
}

/** The part below the rooms that scrolls. */
export const LibraryBody = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto">
    <div className="mx-auto w-full max-w-260 px-4 py-6 xs:px-6 2.5xl:max-w-350 3xl:max-w-440">{children}</div>
  </div>
);
