import { TriangleAlert } from 'lucide-react';
import { useMessages } from '#web/app/palette/messages.ts';
import { formatList } from '#web/shared/format/lists.ts';
import type { Finder } from '#web/shared/search/feature-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

type PaletteFooterProps = { failed: readonly Finder[]; onRetry: () => void };

/** What could not be searched; else how the keys move. */
export function PaletteFooter({ failed, onRetry }: PaletteFooterProps) {
  const t = useMessages();
  if (failed.length === 0) return <Keys />;
  const lists = formatList(failed.map(({ label }) => label));
  return (
    <div role="alert" className="flex items-center gap-2.5 border-t px-4 py-2 text-12 text-ink-2">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
      <span className="min-w-0 flex-1">{t('failed', { lists })}</span>
      <Button size="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

const KEYS = [
  ['arrowup+arrowdown', 'keyMove'],
  ['enter', 'keyOpen'],
  ['escape', 'keyClose'],
] as const;

function Keys() {
  const t = useMessages();
  return (
    <p aria-hidden className="flex gap-4 border-t px-4 py-2 text-12 text-ink-3 max-sm:hidden">
      {KEYS.map(([keys, does]) => (
        <span key={does} className="flex items-center gap-1.5">
          <Kbd keys={keys} />
          {t(does)}
        </span>
      ))}
    </p>
  );
}
