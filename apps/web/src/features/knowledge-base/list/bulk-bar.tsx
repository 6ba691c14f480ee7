import { FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Entry } from '#web/features/knowledge-base/knowledge.requests.ts';
import { MoveDialog } from '#web/features/knowledge-base/list/move-dialog.tsx';
import { useRemoval } from '#web/features/knowledge-base/list/use-removal.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** What can be done with all that is selected. */
export function BulkBar({ entries, onDone }: { entries: readonly Entry[]; onDone: () => void }) {
  const t = useMessages();
  const remove = useRemoval();
  const [isMoving, setMoving] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-xl border bg-surface px-4 py-2 shadow-card">
      <span role="status" className="min-w-0 flex-1 text-13">
        {t('selected', { count: entries.length })}
      </span>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {t('clear')}
      </Button>
      <Button size="sm" onClick={() => setMoving(true)}>
        <FolderInput aria-hidden />
        {t('move')}
      </Button>
      <Button size="sm" onClick={() => void remove(entries).then((isDone) => isDone && onDone())}>
        <Trash2 aria-hidden />
        {t('delete')}
      </Button>
      {isMoving && <MoveDialog entries={entries} onClose={() => setMoving(false)} onDone={onDone} />}
    </div>
  );
}
