import { Dialog as Base } from '@base-ui/react/dialog';
import { Command } from 'cmdk';
import { Search, SearchX, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/app/palette/messages.ts';
import { PaletteFooter } from '#web/app/palette/palette-footer.tsx';
import type { PaletteGroup } from '#web/app/palette/palette-item.ts';
import { PaletteRow } from '#web/app/palette/palette-row.tsx';
import { closePalette, usePalette } from '#web/app/palette/palette-state.ts';
import { useFound } from '#web/app/palette/use-found.ts';
import { useKnown } from '#web/app/palette/use-known.ts';
import { useSearcher } from '#web/app/palette/use-searcher.ts';
import { track } from '#web/shared/track.ts';
import { backdropClass } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function CommandPalette({ isOpen }: { isOpen: boolean }) {
  const t = useMessages();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && closePalette()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="fixed top-[12vh] left-1/2 z-50 w-[min(640px,calc(100vw-24px))] -translate-x-1/2 overflow-hidden rounded-2xl border bg-raised shadow-pop outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:top-3">
          <Base.Title className="sr-only">{t('title')}</Base.Title>
          <PaletteContent />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function PaletteContent() {
  const t = useMessages();
  const [text, setText] = useState(usePalette.getState().words);
  useEffect(() => track({ name: 'command_palette_opened' }), []);
  const query = text.trim();
  const searcher = useSearcher();
  const known = useKnown(query, searcher);
  const found = useFound(query, searcher);
  const groups = [...known, ...found.groups];
  const { type, ...choice } = useChoice(groups[0]?.items[0]?.key ?? '', setText);
  return (
    <Command label={t('title')} shouldFilter={false} loop {...choice}>
      <PaletteInput text={text} onChange={type} isBusy={found.isBusy} />
      <Command.List
        label={t('results')}
        className="max-h-[min(480px,64dvh)] scroll-py-1.5 overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          <Group key={group.id} group={group} query={query} />
        ))}
      </Command.List>
      {groups.length === 0 && <Nothing query={query} {...found} />}
      <Told count={groups.flatMap(({ items }) => items).length} query={query} isBusy={found.isBusy} />
      <PaletteFooter failed={found.failed} onRetry={found.retry} />
    </Command>
  );
}

/** The first is chosen, also where it comes later than others; once somebody has moved, what they chose stays. */
function useChoice(first: string, onType: (text: string) => void) {
  const [value, setValue] = useState(first);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current) setValue(first);
  }, [first]);
  const move = () => {
    hasMoved.current = true;
  };
  return {
    value,
    onValueChange: setValue,
    onKeyDown: ({ key }: KeyboardEvent) => MOVES.has(key) && move(),
    onPointerMove: move,
    type: (text: string) => {
      hasMoved.current = false;
      setValue(first);
      onType(text);
    },
  };
}

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

type PaletteInputProps = { text: string; onChange: (text: string) => void; isBusy: boolean };

function PaletteInput({ text, onChange, isBusy }: PaletteInputProps) {
  const t = useMessages();
  return (
    <div className="flex items-center gap-2.5 border-b pe-2 ps-4">
      <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
      <Command.Input
        value={text}
        onValueChange={onChange}
        placeholder={t('placeholder')}
        maxLength={200}
        className="h-12 w-full min-w-0 bg-transparent text-15 outline-none max-sm:text-[1rem]"
      />
      {isBusy && <Spinner />}
      <Base.Close aria-label={t('close')} className={`${iconButtonClass('sm')} shrink-0`}>
        <X aria-hidden />
      </Base.Close>
    </div>
  );
}

function Group({ group: { label, items }, query }: { group: PaletteGroup; query: string }) {
  return (
    <Command.Group
      heading={label}
      className="px-1.5 first:pt-1.5 last:pb-1.5 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-3"
    >
      {items.map((item) => (
        <PaletteRow key={item.key} item={item} query={query} />
      ))}
    </Command.Group>
  );
}

type NothingProps = { query: string; isBusy: boolean; failed: readonly unknown[] };

/** Beside the list: a list box may hold nothing but what can be chosen. */
function Nothing({ query, isBusy, failed }: NothingProps) {
  const t = useMessages();
  if (isBusy) return <LoadingRows />;
  if (failed.length > 0) return null;
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('noMatch', { query })}
      text={t('noMatchHint')}
      className="py-10!"
    />
  );
}

const LoadingRows = () => (
  <div aria-hidden className="flex flex-col gap-2 p-4">
    {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
      <div key={width} className="flex h-8 items-center gap-3">
        <Skeleton isRound className="size-5" />
        <Skeleton className={`h-4 ${width}`} />
      </div>
    ))}
  </div>
);

/** How many there are, for readers. */
function Told({ count, query, isBusy }: { count: number; query: string; isBusy: boolean }) {
  const t = useMessages();
  const says = isBusy ? t('searching') : count === 0 ? t('noMatch', { query }) : t('found', { count });
  return (
    <p role="status" className="sr-only">
      {query !== '' && says}
    </p>
  );
}
