import { Classifier } from '#web/features/ai-classifier/classifier.tsx';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';

/** For everybody: who is not signed in may check a few small files. */
export function Page() {
  const t = useMessages();
  return (
    <PublicFrame title={t('title')} text={t('publicText')} appPath="/app/ai-classifier">
      <Classifier />
    </PublicFrame>
  );
}
