import type { ReactNode } from 'react';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { LOOKS_PATH, PLAYERS_PATH, SETTINGS_PATH } from '#web/features/audio-native/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** The pages of the player side by side, and what one of them holds. */
export function AudioNativeFrame({ className, children }: { className?: string; children: ReactNode }) {
  const t = useMessages();
  return (
    <>
      <LinkTabs
        label={t('tabs')}
        className="px-4 xs:px-6"
        tabs={[
          [PLAYERS_PATH, t('tabPlayers')],
          [SETTINGS_PATH, t('tabSettings')],
          [LOOKS_PATH, t('tabLooks')],
        ]}
      />
      <div className={classNames('mx-auto flex w-full flex-col gap-5 px-4 pt-6 pb-8 xs:px-6', className)}>
        {children}
      </div>
    </>
  );
}
