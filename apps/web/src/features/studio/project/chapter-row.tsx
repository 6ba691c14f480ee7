import { ArrowDown, ArrowUp, AudioLines, Check, Pencil, Trash2, Volume2, VolumeX } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { useChapterActions } from '#web/features/studio/project/use-chapter-actions.ts';
import type { Chapter } from '#web/features/studio/studio.requests.ts';
import { classNames } from '#web/ui/class-names.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

type ChapterRowProps = { chapter: Chapter; index: number; isOpen: boolean; onOpen: () => void };

export function ChapterRow({ chapter, index, isOpen, onOpen }: ChapterRowProps) {
  const t = useMessages();
  const { canEdit, project } = useOpenProject();
  const actions = useChapterActions();
  const [isRenaming, setRenaming] = useState(false);
  const { chapter_id: id, name, state, conversion_progress: progress } = chapter;
  const isMuted = actions.isMuted(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || !canEdit) return;
    event.preventDefault();
    void actions.moveTo(id, index + step);
  };
  return (
    <div
      className={classNames(
        'group flex items-center gap-1 rounded-md pe-1 transition-colors hover:bg-hover',
        isOpen && 'bg-active',
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="flex min-w-0 flex-1 flex-col gap-0.5 rounded-md px-2.5 py-2 text-start"
      >
        <span
          className={classNames(
            'line-clamp-2 text-13',
            isOpen ? 'font-medium text-ink' : 'text-ink-2',
            isMuted && 'line-through decoration-ink-3',
          )}
        >
          {name}
          {isMuted && <span className="sr-only">{`, ${t('muted')}`}</span>}
        </span>
        <ChapterState chapter={chapter} />
        {state === 'converting' && (
          <Progress fraction={progress} label={t('convertingChapter', { name })} className="mt-1" />
        )}
      </button>
      {canEdit && (
        <RowMenu label={t('actionsOf', { name })}>
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenaming(true)}>
            {t('rename')}
          </MenuItem>
          <MenuItem icon={<AudioLines aria-hidden />} onSelect={() => void actions.convert(chapter)}>
            {t('convertThis')}
          </MenuItem>
          <MenuItem
            icon={isMuted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
            onSelect={() => void actions.mute(chapter, !isMuted)}
          >
            {t(isMuted ? 'unmute' : 'mute')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<ArrowUp aria-hidden />}
            disabled={index === 0}
            onSelect={() => void actions.moveTo(id, index - 1)}
          >
            {t('moveUp')}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden />}
            disabled={index === project.chapters.length - 1}
            onSelect={() => void actions.moveTo(id, index + 1)}
          >
            {t('moveDown')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void actions.remove(chapter)}>
            {t('delete')}
          </MenuItem>
        </RowMenu>
      )}
      {isRenaming && (
        <NameDialog
          title={t('renameChapter')}
          submitLabel={t('save')}
          name={name}
          onClose={() => setRenaming(false)}
          onSave={(next) => actions.rename(chapter, next)}
        />
      )}
    </div>
  );
}

/** How much of it is spoken, in few words. */
function ChapterState({ chapter }: { chapter: Chapter }) {
  const t = useMessages();
  const { statistics, last_conversion_error: error, state } = chapter;
  if (state !== 'converting' && error)
    return <span className="text-11 text-danger">{t('chapterFailedShort')}</span>;
  if (!statistics) return null;
  const { paragraphs_converted: done, paragraphs_unconverted: open } = statistics;
  const text =
    done + open === 0
      ? t('chapterEmpty')
      : open === 0
        ? t('chapterDone')
        : done === 0
          ? t('chapterNew', { count: open })
          : t('chapterPart', { done, total: done + open });
  return (
    <span className="flex items-center gap-1 text-11 text-ink-2 tabular-nums">
      {open === 0 && done > 0 && <Check aria-hidden className="size-3 text-positive" />}
      {text}
    </span>
  );
}
