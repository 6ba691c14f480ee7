import { Info } from 'lucide-react';
import { useAppConfig } from '#web/shared/app-config.ts';

/**
 * Says so when the good voices are not there and a simpler engine speaks in their place. It is no fault of those who
 * read it, so it stays calm; a phone has room for its first sentence.
 */
export function EngineNotice() {
  const speech = useAppConfig().data?.speech;
  if (speech?.state !== 'fallback' || !speech.message) return null;
  const [what, ...more] = speech.message.split(/(?<=\.) /);
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b bg-sunken px-5 py-2 text-12 text-ink-2 max-sm:px-4"
    >
      <Info aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 max-sm:truncate">
        {what}
        <span className="max-sm:sr-only"> {more.join(' ')}</span>
      </span>
    </p>
  );
}
