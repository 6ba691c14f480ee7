import { useEffect, useState } from 'react';
import { ComposeFooter } from '#web/features/text-to-speech/compose-footer.tsx';
import { ComposeNotice } from '#web/features/text-to-speech/compose-notice.tsx';
import { keepDraft } from '#web/features/text-to-speech/draft.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { SidePanel } from '#web/features/text-to-speech/side-panel.tsx';
import { SpeechTextField } from '#web/features/text-to-speech/speech-text-field.tsx';
import { useCompose } from '#web/features/text-to-speech/use-compose.ts';
import { useRenewAfterGeneration } from '#web/features/text-to-speech/use-renew-after-generation.ts';
import { useStartFromAddress } from '#web/features/text-to-speech/use-start-from-address.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Sheet } from '#web/ui/sheet.tsx';

export function Page() {
  const t = useMessages();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useBreakpoint('lg');
  const compose = useCompose();
  useStartFromAddress(compose.generate);
  useEffect(() => keepDraft, []);
  useRenewAfterGeneration();
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: () => {
      if (compose.canGenerate) compose.generate();
    },
  });
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <SpeechTextField />
        <ComposeNotice compose={compose} />
        <ComposeFooter compose={compose} onOpenSettings={() => setSheetOpen(true)} />
      </div>
      {isWide ? (
        <aside
          aria-label={t('openSettings')}
          className="flex w-(--settings-width) shrink-0 flex-col border-l bg-surface"
        >
          <SidePanel compose={compose} />
        </aside>
      ) : (
        <Sheet
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          side="bottom"
          title={t('openSettings')}
          className="h-[88dvh]"
        >
          <SidePanel compose={compose} />
        </Sheet>
      )}
    </div>
  );
}
