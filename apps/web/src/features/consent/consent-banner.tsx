import { ConsentForm } from '#web/features/consent/consent-form.tsx';
import { useMessages } from '#web/features/consent/messages.ts';

/** A bar at the foot of every page until somebody has decided; the page goes on above it (PRV-021). */
export function ConsentBanner() {
  const t = useMessages();
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t bg-raised shadow-pop"
    >
      <div className="mx-auto flex max-w-260 flex-wrap items-start gap-x-10 gap-y-3 px-6 py-4 max-sm:px-4">
        <div className="min-w-0 flex-[1_1_280px]">
          <h2 className="font-semibold text-15 tracking-[-0.01em]">{t('title')}</h2>
          <p className="mt-1 text-pretty text-13 text-ink-2">
            {t('text')}{' '}
            <a href="/privacy-policy" className="whitespace-nowrap underline underline-offset-2">
              {t('policy')}
            </a>
          </p>
        </div>
        <ConsentForm isCompact />
      </div>
    </section>
  );
}
