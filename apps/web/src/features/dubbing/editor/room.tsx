import { type ReactNode, useState } from 'react';
import { EditorBar } from '#web/features/dubbing/editor/editor-bar.tsx';
import { HearSwitch } from '#web/features/dubbing/editor/hear-switch.tsx';
import { Picture } from '#web/features/dubbing/editor/picture.tsx';
import { SavingNotice } from '#web/features/dubbing/editor/saving-notice.tsx';
import { useOpenDub, usePlayhead } from '#web/features/dubbing/editor/use-editor.ts';
import { useEditorKeys } from '#web/features/dubbing/keys/use-editor-keys.ts';
import { Lanes } from '#web/features/dubbing/lanes/lanes.tsx';
import { LinesTable } from '#web/features/dubbing/lines/lines-table.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { SidePanel } from '#web/features/dubbing/panel/side-panel.tsx';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { TransportBar } from '#web/shared/timeline/transport-bar.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** Lines in the middle, picture and details beside them, the timeline below all. */
export function Room({ notice }: { notice: ReactNode }) {
  const t = useMessages();
  const { transport, dub } = useOpenDub();
  const isWide = useBreakpoint('lg');
  const [isOpen, setOpen] = useState(false);
  const playhead = usePlayhead();
  useEditorKeys();
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <EditorBar onOpenDetails={isWide ? undefined : () => setOpen(true)} />
      {notice}
      <SavingNotice />
      <div className="flex min-h-0 flex-1 max-lg:flex-col-reverse">
        <LinesTable />
        <aside
          aria-label={t('details')}
          className="flex w-(--settings-width) shrink-0 flex-col bg-surface max-lg:w-full lg:border-s"
        >
          <Picture />
          {isWide && <SidePanel />}
        </aside>
      </div>
      <TransportBar transport={transport} playhead={playhead} lengthMs={dub.durationMs}>
        <HearSwitch />
      </TransportBar>
      <Lanes />
      {!isWide && (
        <FromFirstOpening isOpen={isOpen}>
          <Sheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            side="bottom"
            title={t('details')}
            className="h-[88dvh]"
          >
            <SidePanel />
          </Sheet>
        </FromFirstOpening>
      )}
    </div>
  );
}
