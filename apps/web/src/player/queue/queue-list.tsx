import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#web/player/messages.ts';
import type { QueueEntry } from '#web/player/queue/queue.ts';
import { moveInQueue, playEntry, removeFromQueue } from '#web/player/queue/queue-store.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const ROW_PX = 48;

/** The entries in their order. They move by dragging, or by the arrow keys on the handle. */
export function QueueList({ entries }: { entries: readonly QueueEntry[] }) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const say = (index: number) => setSaid(t('movedTo', { place: index + 1, count: entries.length }));
  const remove = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    // The focus stays in the list: on what takes the place of what went.
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const heir = rows[index + 1] ?? rows[index - 1] ?? list.current?.closest('section');
    heir?.focus();
    removeFromQueue(entry.key);
  };
  return (
    <>
      <ul ref={list} aria-label={t('queue')} className="pb-2">
        {entries.map((entry, index) => (
          <QueueRow
            key={entry.key}
            entry={entry}
            onMove={(to) => {
              moveInQueue(entry.key, to);
              say(Math.min(Math.max(0, to), entries.length - 1));
            }}
            onRemove={() => remove(index)}
            index={index}
            count={entries.length}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

type QueueRowProps = {
  entry: QueueEntry;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function QueueRow({ entry, index, count, onMove, onRemove }: QueueRowProps) {
  const t = useMessages();
  const { title, voice_id, voice_name, description, durationMs } = entry.playable.item.info;
  const place = { title: title.slice(0, 60), place: index + 1, count };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (to !== undefined) moveWithFocus(event.currentTarget, () => onMove(to));
    else return;
    event.preventDefault();
  };
  return (
    <li
      style={{ height: ROW_PX }}
      className="flex items-center gap-2 pe-2 ps-1 transition-colors hover:bg-hover has-active:bg-hover"
    >
      <button
        type="button"
        aria-label={t('moveEntry', place)}
        aria-description={t('moveKeys')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => dragRow(event, { index, onMove })}
        className="grid touch-none h-9 w-6 shrink-0 cursor-grab place-items-center rounded-sm text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <button
        type="button"
        onClick={() => playEntry(entry.key)}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm py-1 text-start"
      >
        <VoiceOrb id={voice_id} name={voice_name} size={28} />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{t('playEntry')} </span>
          <span className="block truncate text-13 text-ink">{title}</span>
          <span className="block truncate text-12 text-ink-3">{voice_name || description}</span>
        </span>
        {durationMs !== null && (
          <span className="figures shrink-0 text-12 text-ink-3">{formatLength(durationMs / 1000)}</span>
        )}
      </button>
      <IconButton data-remove size="sm" label={t('removeEntry', { title: place.title })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

/** React may take the element out and put it in again, which costs it the focus. */
function moveWithFocus(handle: HTMLElement, move: () => void): void {
  flushSync(move);
  handle.focus();
}

/** The row follows the finger or the mouse from place to place. */
function dragRow(event: PointerEvent, { index, onMove }: Pick<QueueRowProps, 'index' | 'onMove'>): void {
  if (event.button !== 0) return;
  const startY = event.clientY;
  let place = index;
  const controller = new AbortController();
  const { signal } = controller;
  const follow = ({ clientY }: globalThis.PointerEvent) => {
    const to = index + Math.round((clientY - startY) / ROW_PX);
    if (to === place) return;
    place = to;
    onMove(to);
  };
  // On the window: the row itself is moved about in the page meanwhile.
  addEventListener('pointermove', follow, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => controller.abort(), { signal });
}
