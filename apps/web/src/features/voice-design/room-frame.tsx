import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

type RoomFrameProps = { settings: ReactNode; children: (openSettings: () => void) => ReactNode };

/** What is asked for on the left, how it is made beside it. */
export function RoomFrame({ settings, children }: RoomFrameProps) {
  const t = useMessages();
  return (
    <PageWithSettings
      label={t('settings')}
      settings={<div className="flex flex-col gap-6 p-5">{settings}</div>}
    >
      {(openSettings) => (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto flex w-full max-w-220 flex-col gap-6 px-10 py-8 max-sm:px-4 max-xl:px-6">
            {children(openSettings)}
          </div>
        </div>
      )}
    </PageWithSettings>
  );
}
