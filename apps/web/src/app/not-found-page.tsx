import { useMessages } from '#web/shared/not-found/messages.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';

export function NotFoundPage() {
  const t = useMessages();
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <h1 className="sr-only">{t('title')}</h1>
        <NotFoundNotice />
      </div>
    </main>
  );
}
