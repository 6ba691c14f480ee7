import type { Estimate } from '#web/features/dubbing/dubbing.requests.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';

/** Who would translate this pair and how well; or that nobody can, and what to do about it. */
export function RouteNotice({ estimate }: { estimate: Estimate | undefined }) {
  const t = useMessages();
  if (!estimate) return null;
  const { translator, what_to_set: wish } = estimate;
  if (wish !== null)
    return (
      <p role="status" className="rounded-lg bg-danger-soft px-3 py-2.5 text-13 text-ink">
        {t('nobodyTranslates')} {wish}
      </p>
    );
  // the source speaks the language already, or may: it is heard first
  if (!translator) return null;
  return (
    <p role="status" className="text-12 text-ink-2">
      {translator.chrf === null
        ? t('translatedBy', { name: translator.name })
        : t('translatedByWith', { name: translator.name, chrf: Math.round(translator.chrf) })}
    </p>
  );
}
