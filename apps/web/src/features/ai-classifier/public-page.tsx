import { Link } from '@tanstack/react-router';
import { Classifier } from '#web/features/ai-classifier/classifier.tsx';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { SIGN_IN_PATH } from '#web/shared/session/redirect-target.ts';
import { useSession } from '#web/shared/session/session.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';

/** For everybody: who is not signed in may check a few small files. */
export function Page() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-180 flex-col gap-6 px-5 py-12 max-sm:px-4 max-sm:py-8">
      <header className="flex flex-col items-center text-center">
        <BrandMark className="mb-5 size-9" />
        <h1 className="font-semibold text-22 tracking-[-0.02em]">{t('title')}</h1>
        <p className="mt-1 max-w-110 text-balance text-13 text-ink-2">{t('publicText')}</p>
      </header>
      <Classifier />
      {!isSignedIn && (
        <Link to={SIGN_IN_PATH} className="self-center text-13 text-ink-2 underline underline-offset-3">
          {t('signIn')}
        </Link>
      )}
    </main>
  );
}
