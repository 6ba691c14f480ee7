import { Info } from 'lucide-react';
import { useAppConfig } from '#web/shared/app-config.ts';

/** Says so when the good voices are not there and a simpler engine speaks in their place. */
export function EngineNotice() {
  const speech = useAppConfig().data?.speech;
  if (speech?.state !== 'fallback' || !speech.message) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b bg-accent-soft px-5 py-2 text-12 text-accent-ink"
    >
      <Info aria-hidden className="size-4 shrink-0" />
      {speech.message}
    </p>
  );
}
