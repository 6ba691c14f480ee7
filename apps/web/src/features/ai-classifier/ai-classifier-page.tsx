import { Classifier } from '#web/features/ai-classifier/classifier.tsx';
import { useMessages } from '#web/features/ai-classifier/messages.ts';

export function Page() {
  const t = useMessages();
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-5 py-8 max-sm:px-4">
      <p className="text-15 text-ink-2">{t('intro')}</p>
      <Classifier />
    </div>
  );
}
