import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { BookHits } from '#web/features/studio/text/book-hits.tsx';
import { findText, type Hit, replaceHits } from '#web/features/studio/text/find-text.ts';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

/** Words of the chapter: found, gone through, put in other words. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const session = useSession();
  const { canEdit } = useOpenProject();
  const [words, setWords] = useState('');
  const [other, setOther] = useState('');
  const [place, setPlace] = useState(0);
  const [isWholeBook, setWholeBook] = useState(false);
  const doc = useSessionState((state) => state.doc);
  const hits = useMemo(() => findText(doc, words), [doc, words]);
  const index = hits.length === 0 ? 0 : place % hits.length;
  const hit = hits[index];
  useFoundMarks(hits, hit);
  const go = (step: number) => {
    const next = (index + step + hits.length) % Math.max(1, hits.length);
    setPlace(next);
    session.showStretch(hits[next]);
  };
  const look = (next: string) => {
    setWords(next);
    setPlace(0);
    session.showStretch(findText(doc, next)[0]);
  };
  const replace = (which: readonly Hit[]) => {
    session.dispatch(replaceHits(session.state, which, other));
    setPlace(index);
  };
  return (
    <search
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b bg-surface px-3 py-2"
    >
      <Input
        autoFocus
        aria-label={t('findWords')}
        placeholder={t('findWords')}
        value={words}
        onChange={(event) => look(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && go(event.shiftKey ? -1 : 1)}
        className="h-8! w-48! max-sm:flex-1"
      />
      <p role="status" className="figures min-w-16 text-12 text-ink-3">
        {words !== '' &&
          (hits.length === 0 ? t('nothingFound') : t('hitOf', { number: index + 1, total: hits.length }))}
      </p>
      <IconButton size="sm" label={t('findPrevious')} disabled={hits.length === 0} onClick={() => go(-1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('findNext')} disabled={hits.length === 0} onClick={() => go(1)}>
        <ChevronDown aria-hidden />
      </IconButton>
      {canEdit && (
        <>
          <Input
            aria-label={t('replaceBy')}
            placeholder={t('replaceBy')}
            value={other}
            onChange={(event) => setOther(event.target.value)}
            className="h-8! w-48! max-sm:flex-1"
          />
          <Button size="sm" disabled={!hit} onClick={() => hit && replace([hit])}>
            {t('replace')}
          </Button>
          <Button size="sm" disabled={!hit} onClick={() => replace(hits)}>
            {t('replaceAll')}
          </Button>
        </>
      )}
      <button
        type="button"
        aria-pressed={isWholeBook}
        onClick={() => setWholeBook(!isWholeBook)}
        className={chipClass}
      >
        {t('wholeBook')}
      </button>
      <IconButton size="sm" label={t('closeFind')} onClick={onClose} className="ms-auto">
        <X aria-hidden />
      </IconButton>
      {isWholeBook && <BookHits words={words} other={other} />}
    </search>
  );
}

const FOUND = 'studio-found';
const NOW = 'studio-found-now';
/** More marks than anybody looks through. */
const MOST_MARKS = 2000;

/** Ranges of the page: the text is not touched, and nothing is rendered. */
function useFoundMarks(hits: readonly Hit[], hit: Hit | undefined): void {
  const session = useSession();
  useEffect(() => {
    const { view } = session;
    if (!view || !CSS.highlights) return;
    const rangeOf = ({ from, to }: Hit): Range => {
      const range = new Range();
      const [start, end] = [view.domAtPos(from), view.domAtPos(to)];
      range.setStart(start.node, start.offset);
      range.setEnd(end.node, end.offset);
      return range;
    };
    CSS.highlights.set(FOUND, new Highlight(...hits.slice(0, MOST_MARKS).map(rangeOf)));
    if (hit) CSS.highlights.set(NOW, new Highlight(rangeOf(hit)));
    return () => {
      CSS.highlights.delete(FOUND);
      CSS.highlights.delete(NOW);
    };
  }, [session, hits, hit]);
}
