import { ArrowLeft } from 'lucide-react';
import { CloneForm } from '#web/features/voice-lab/clone/clone-form.tsx';
import { useCloned } from '#web/features/voice-lab/clone/use-cloned.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { LAB_PATH } from '#web/features/voice-lab/paths.ts';
import { RestrictedNotice, useIsRestricted } from '#web/features/voice-lab/restricted-region.tsx';
import { Link } from '#web/shared/routing/index.ts';

export function Page() {
  const t = useMessages();
  const onDone = useCloned();
  const isRestricted = useIsRestricted();
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-6 px-5 py-8 max-sm:px-4 max-sm:py-5">
      <Link to={LAB_PATH} className="flex items-center gap-1.5 self-start text-13 text-ink-2 hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t('title')}
      </Link>
      <p className="text-15 text-ink-2">{t('cloneIntro')}</p>
      {isRestricted ? <RestrictedNotice /> : <CloneForm onDone={onDone} />}
    </div>
  );
}
