import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';

interface EntriesProps {
  label: string;
  entries: readonly TranscriptEntry[];
}

/** What was said, and what tools did between. */
export function Entries({ label, entries }: EntriesProps) {
  const t = useMessages();
  if (entries.length === 0) return <p className="text-13 text-ink-2">{t('nobodySpoke')}</p>;
  return (
    <ol aria-label={label} className="flex flex-col gap-2 rounded-lg bg-sunken p-3 text-13">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <li key={at} className="flex flex-col gap-1">
          {entry.tool_calls.map(({ request_id, tool_name: name, params_as_json }) => (
            <p key={request_id} className="figures break-all text-12 text-ink-2">
              {t('calls', { name })} {params_as_json}
            </p>
          ))}
          {entry.tool_results.map(({ request_id, tool_name: name, result_value }) => (
            <p key={request_id} className="figures break-all text-12 text-ink-2">
              {t('answers', { name })}: {result_value}
            </p>
          ))}
          {entry.message && (
            <p className="whitespace-pre-wrap break-words">
              <span className="font-medium">{t(entry.role === 'user' ? 'caller' : 'agent')}:</span>{' '}
              {entry.message}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
