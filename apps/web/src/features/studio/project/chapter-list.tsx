import { Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { ChapterRow } from '#web/features/studio/project/chapter-row.tsx';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { useChapterActions } from '#web/features/studio/project/use-chapter-actions.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';

/** The chapters of the book, in their order: opened by a press, moved by dragging or with Alt and an arrow. */
export function ChapterList({ onChosen }: { onChosen?: () => void }) {
  const t = useMessages();
  const { project, canEdit, chapterId, openChapter } = useOpenProject();
  const actions = useChapterActions();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const { chapters } = project;
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== undefined) void actions.moveTo(dragged, index);
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ol aria-label={t('chapters')} className="min-h-0 flex-1 overflow-y-auto p-2">
        {chapters.map((chapter, index) => {
          const { chapter_id: id } = chapter;
          return (
            <li
              key={id}
              draggable={canEdit}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(id);
              }}
              onDrop={(event) => drop(event, index)}
              className={
                over === id && dragged !== undefined && dragged !== id ? 'rounded-md bg-active' : undefined
              }
              style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 44px' }}
            >
              <ChapterRow
                chapter={chapter}
                index={index}
                isOpen={id === chapterId}
                onOpen={() => {
                  openChapter(id);
                  onChosen?.();
                }}
              />
            </li>
          );
        })}
      </ol>
      {canEdit && (
        <div className="border-t p-2">
          <EditorButton
            variant="ghost"
            size="sm"
            className="w-full justify-start!"
            onClick={() => void actions.add()}
          >
            <Plus aria-hidden />
            {t('addChapter')}
          </EditorButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {actions.news}
      </p>
    </div>
  );
}
