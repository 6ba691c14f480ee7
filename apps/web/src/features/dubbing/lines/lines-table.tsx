import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useDocument, useEditorState, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { LineRow } from '#web/features/dubbing/lines/line-row.tsx';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { languageName } from '#web/shared/format/language-name.ts';

const USUAL_HEIGHT = 104;

/** All lines, source and target side by side. Fifteen hundred scroll like ten: only the rows in view are there. */
export function LinesTable() {
  const t = useMessages();
  const { dub } = useOpenDub();
  const { lines, speakers } = useDocument();
  const chosenId = useEditorState((state) => state.chosenId);
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 6,
    getItemKey: (index) => lines[index]?.id ?? index,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another line is chosen, and not when lines change
  useEffect(() => {
    const index = lines.findIndex(({ id }) => id === chosenId);
    if (index !== -1) rows.scrollToIndex(index);
  }, [chosenId]);
  const places = new Map(speakers.map(({ id }, place) => [id, place]));
  if (lines.length === 0) return <p className="flex-1 p-5 text-13 text-ink-2">{t('noLines')}</p>;
  return (
    <section
      ref={scroller}
      aria-label={t('lines')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      className="min-h-40 min-w-0 flex-1 overflow-y-auto outline-none focus-visible:ring-2 focus-visible:ring-focus focus-visible:ring-inset"
    >
      <div
        aria-hidden
        className="sticky top-0 z-10 flex gap-3 border-b bg-surface py-1.5 pe-3 ps-34 font-medium text-12 text-ink-3 max-sm:hidden"
      >
        <span className="flex-1 px-2">{languageName(dub.sourceLanguage ?? 'und')}</span>
        <span className="flex-1 px-2">{languageName(dub.language)}</span>
      </div>
      <ol aria-label={t('lines')} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index];
          return (
            line && (
              <LineRow
                key={key}
                line={line}
                place={places.get(line.speakerId) ?? 0}
                speaker={speakers[places.get(line.speakerId) ?? -1]?.name ?? ''}
                isChosen={line.id === chosenId}
                row={{ index, top: start, count: lines.length, measure: rows.measureElement }}
              />
            )
          );
        })}
      </ol>
    </section>
  );
}
