import { publicPages } from '@mynah/contract/public-pages';
import { LibraryBrowser } from '#web/features/sound-effects/library/library-browser.tsx';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';

const pathOf = (): string => publicPages.soundEffects.path;

/** The library for everybody (RTE-036). */
export function Page() {
  const t = useMessages();
  const filter = useSearchValues(({ category, search }) => ({ category, search }));
  return (
    <PublicFrame title={t('publicHeading')} text={t('publicText')} appPath={GENERATE_PATH}>
      <LibraryBrowser filter={filter} pathOf={pathOf} />
    </PublicFrame>
  );
}
