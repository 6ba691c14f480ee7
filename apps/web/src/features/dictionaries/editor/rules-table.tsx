import { useVirtualizer } from '@tanstack/react-virtual';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { saidBy } from '#web/features/dictionaries/editor/rules-draft.ts';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const ROW_HEIGHT = 44;
const MOST_HEIGHT = 528;

type RulesTableProps = {
  rules: readonly PronunciationRule[];
  onOpen: (rule: PronunciationRule) => void;
  /** Without it, rules are only looked at. */
  onRemove?: (rule: PronunciationRule) => void;
};

/** Ten thousand rules scroll like ten: only the rows in view are there. One of them is in the tab order. */
export function RulesTable({ rules, onOpen, onRemove }: RulesTableProps) {
  const t = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: rules.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const [active, setActive] = useState(0);
  const place = Math.min(active, rules.length - 1);
  const go = (index: number) => {
    const next = Math.max(0, Math.min(rules.length - 1, index));
    setActive(next);
    rows.scrollToIndex(next);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-rule="${next}"]`)?.focus({ preventScroll: true }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.floor(MOST_HEIGHT / ROW_HEIGHT);
    const steps: Record<string, number> = {
      ...{ ArrowDown: place + 1, ArrowUp: place - 1, PageDown: place + page, PageUp: place - page },
      ...{ Home: 0, End: rules.length - 1 },
    };
    const next = steps[event.key];
    const rule = rules[place];
    if (next !== undefined) go(next);
    else if (event.key === 'Delete' && rule && onRemove) onRemove(rule);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroller}
      className="overflow-y-auto rounded-xl border bg-surface shadow-card"
      style={{ maxHeight: MOST_HEIGHT }}
    >
      <p id="rules-keys" className="sr-only">
        {t('rulesKeys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are out of view */}
      <div
        role="grid"
        aria-label={t('rulesLabel')}
        aria-describedby="rules-keys"
        aria-rowcount={rules.length}
        onKeyDown={onKeyDown}
        className="relative"
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, start }) => (
          <RuleRow
            key={index}
            rule={rules[index]!}
            place={{ index, top: start }}
            isActive={index === place}
            onActive={() => setActive(index)}
            onOpen={onOpen}
            onRemove={onRemove}
          />
        ))}
      </div>
    </div>
  );
}

type RuleRowProps = Omit<RulesTableProps, 'rules'> & {
  rule: PronunciationRule;
  place: { index: number; top: number };
  isActive: boolean;
  onActive: () => void;
};

function RuleRow({ rule, place, isActive, onActive, onOpen, onRemove }: RuleRowProps) {
  const t = useMessages();
  const tabIndex = isActive ? 0 : -1;
  const find = rule.string_to_replace;
  const verb = t(onRemove ? 'editRuleFor' : 'viewRule', { text: find });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid that it stands in
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <div
      role="row"
      aria-rowindex={place.index + 1}
      onFocus={onActive}
      className="absolute inset-x-0 top-0 flex items-center gap-2 border-b pe-1.5 transition-colors last:border-b-0 hover:bg-hover"
      style={{ height: ROW_HEIGHT, transform: `translateY(${place.top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid that it stands in */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus */}
      <div role="gridcell" className="h-full min-w-0 flex-1">
        <button
          type="button"
          data-rule={place.index}
          tabIndex={tabIndex}
          onClick={() => onOpen(rule)}
          className="flex size-full items-center gap-3 px-4 text-start text-13 focus-visible:-outline-offset-2"
        >
          <span className="sr-only">{verb}: </span>
          <span className="min-w-0 flex-1 truncate font-medium text-ink">{find}</span>
          <span className="min-w-0 flex-1 truncate text-ink-2">{saidBy(rule)}</span>
          <span className="flex w-44 justify-end gap-1.5 max-sm:hidden">
            {!rule.case_sensitive && <Badge>{t('ignoresCase')}</Badge>}
            {!rule.word_boundaries && <Badge>{t('insideWords')}</Badge>}
          </span>
        </button>
      </div>
      {onRemove && (
        // biome-ignore lint/a11y/useSemanticElements: as the grid that it stands in
        // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
        <div role="gridcell">
          <IconButton
            size="sm"
            hideTooltip
            tabIndex={tabIndex}
            label={t('removeRule', { text: find })}
            onClick={() => onRemove(rule)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
