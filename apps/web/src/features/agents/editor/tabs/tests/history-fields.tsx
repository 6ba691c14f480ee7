import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { Plus, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { spoken } from '#web/features/agents/editor/tabs/tests/test-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface HistoryFieldsProps {
  entries: readonly TranscriptEntry[];
  onChange: (entries: TranscriptEntry[]) => void;
}

/** What was said before, line by line. Tools that were called along the way stay with their line. */
export function HistoryFields({ entries, onChange }: HistoryFieldsProps) {
  const t = useMessages();
  const change = (at: number, part: Partial<TranscriptEntry>) =>
    onChange(entries.map((entry, place) => (place === at ? { ...entry, ...part } : entry)));
  const next = entries.at(-1)?.role === 'user' ? 'agent' : 'user';
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-13">{t('history')}</legend>
      <p className="text-12 text-ink-2">{t('historyText')}</p>
      {entries.map((entry, at) => {
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={at} className="flex gap-2">
            <div className="w-27 shrink-0">
              <Select
                aria-label={t('who', { number })}
                value={entry.role}
                onChange={(role) => change(at, { role })}
                options={[
                  { value: 'user', label: t('caller') },
                  { value: 'agent', label: t('agent') },
                ]}
              />
            </div>
            <Input
              aria-label={t('line', { number })}
              autoComplete="off"
              value={entry.message ?? ''}
              onChange={({ target }) => change(at, { message: target.value })}
            />
            <IconButton
              label={t('removeLine', { number })}
              onClick={() => onChange(entries.filter((_, place) => place !== at))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button size="sm" onClick={() => onChange([...entries, spoken(next, '')])}>
          <Plus aria-hidden />
          {t('addLine')}
        </Button>
      </div>
    </fieldset>
  );
}
