import { LibraryBrowser } from '#web/features/voice-library/browse/library-browser.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LIBRARY_PATH } from '#web/features/voice-library/paths.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { Link } from '#web/shared/routing/index.ts';

export { readFilter as parseSearch } from '#web/features/voice-library/browse/library-filter.ts';

/** The library for everybody (RTE-048). */
export function Page() {
  const t = useMessages();
  return (
    <PublicFrame title={t('publicHeading')} text={t('publicText')} appPath={LIBRARY_PATH}>
      <LibraryBrowser />
      <p className="mt-10 border-t pt-5 text-13 text-ink-3">
        {t('agreementLead')}{' '}
        <Link to="/vla" className="underline underline-offset-2 hover:text-ink">
          {t('agreement')}
        </Link>
      </p>
    </PublicFrame>
  );
}
