import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ChangeFooter } from '#web/features/speech-to-speech/change-footer.tsx';
import { ChangeNotice } from '#web/features/speech-to-speech/change-notice.tsx';
import { useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { Compare } from '#web/features/speech-to-speech/compare.tsx';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { SidePanel } from '#web/features/speech-to-speech/side-panel.tsx';
import { NoSource, SourceDrop } from '#web/features/speech-to-speech/source-drop.tsx';
import { useChange } from '#web/features/speech-to-speech/use-change.ts';
import { useStartFromAddress } from '#web/features/speech-to-speech/use-start-from-address.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Sheet } from '#web/ui/sheet.tsx';

export function Page() {
  const t = useMessages();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useBreakpoint('lg');
  const change = useChange();
  useStartFromAddress();
  useRenewAfterChange();
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: change.generate,
  });
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <SourceDrop>{change.source ? <Compare source={change.source} /> : <NoSource />}</SourceDrop>
        <ChangeNotice change={change} />
        <ChangeFooter change={change} onOpenSettings={() => setSheetOpen(true)} />
      </div>
      {isWide ? (
        <aside
          aria-label={t('openSettings')}
          className="flex w-(--settings-width) shrink-0 flex-col border-l bg-surface"
        >
          <SidePanel change={change} />
        </aside>
      ) : (
        <Sheet
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          side="bottom"
          title={t('openSettings')}
          className="h-[88dvh]"
        >
          <SidePanel change={change} />
        </Sheet>
      )}
    </div>
  );
}

/** A change that ends has written a history item and taken credits: both are asked for again. */
function useRenewAfterChange(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      useChanging.subscribe(({ state }, former) => {
        if (state !== 'idle' || former.state === 'idle') return;
        void client.invalidateQueries({ queryKey: ['history'] });
        void client.invalidateQueries({ queryKey: ['user'] });
      }),
    [client],
  );
}
