import { ChevronLeft, ListTree, Redo2, Search, SlidersHorizontal, Undo2 } from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import { useState } from 'react';
import { ConversionButton } from '#web/features/studio/conversion/conversion-button.tsx';
import { ConversionProgress } from '#web/features/studio/conversion/conversion-progress.tsx';
import { ProjectMenu } from '#web/features/studio/conversion/project-menu.tsx';
import { ListenButton } from '#web/features/studio/listening/listen-button.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { STUDIO_PATH } from '#web/features/studio/paths.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { FindBar } from '#web/features/studio/text/find-bar.tsx';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { Link } from '#web/shared/routing/index.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx';

type ProjectBarProps = {
  hasSession: boolean;
  onOpenChapters: (() => void) | undefined;
  onOpenSettings: () => void;
};

/** What the book is called, whether it is saved, and what can be done with the whole of it. */
export function ProjectBar({ hasSession, onOpenChapters, onOpenSettings }: ProjectBarProps) {
  const t = useMessages();
  const { project } = useOpenProject();
  const [isFinding, setFinding] = useState(false);
  return (
    <>
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-1.5 gap-y-1 border-b px-3 py-1.5 max-sm:px-2">
        <Link to={STUDIO_PATH} aria-label={t('allProjects')} className={iconButtonClass('sm')}>
          <ChevronLeft aria-hidden />
        </Link>
        {onOpenChapters && (
          <IconButton size="sm" label={t('chapters')} onClick={onOpenChapters}>
            <ListTree aria-hidden />
          </IconButton>
        )}
        <div className="min-w-0 flex-1 basis-40 px-1">
          <p className="truncate font-semibold text-13 text-ink">{project.name}</p>
          {hasSession && <SaveState />}
        </div>
        {hasSession && <TextButtons isFinding={isFinding} onFind={() => setFinding(true)} />}
        <IconButton size="sm" label={t('settings')} onClick={onOpenSettings} className="lg:hidden">
          <SlidersHorizontal aria-hidden />
        </IconButton>
        <div className="ms-auto flex items-center justify-end gap-1.5 max-sm:w-full">
          <ProjectMenu />
          {hasSession && <ListenButton />}
          <ConversionButton />
        </div>
      </div>
      <ConversionProgress />
      {isFinding && hasSession && <FindBar onClose={() => setFinding(false)} />}
    </>
  );
}

function SaveState() {
  const t = useMessages();
  const save = useSessionState((state) => state.save);
  return (
    <p role="status" className="text-11 text-ink-3">
      {t(`save_${save}`)}
    </p>
  );
}

function TextButtons({ isFinding, onFind }: { isFinding: boolean; onFind: () => void }) {
  const t = useMessages();
  const session = useSession();
  const { canEdit } = useOpenProject();
  const canUndo = useSessionState((state) => state.canUndo);
  const canRedo = useSessionState((state) => state.canRedo);
  useShortcut({ keys: 'mod+f', label: t('find'), group: t('title'), worksInFields: true, run: onFind });
  return (
    <>
      {canEdit && (
        <>
          <IconButton size="sm" label={t('undo')} disabled={!canUndo} onClick={() => session.run(undo)}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t('redo')}
            disabled={!canRedo}
            onClick={() => session.run(redo)}
            className="max-sm:hidden"
          >
            <Redo2 aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton size="sm" label={t('find')} aria-expanded={isFinding} onClick={onFind}>
        <Search aria-hidden />
      </IconButton>
    </>
  );
}
