import { ExamplePage } from '#web/features/examples/example-page.tsx';
import { useMessages } from '#web/features/examples/messages.ts';

/** RTE-044. */
export function Page() {
  const t = useMessages();
  return (
    <ExamplePage
      tool="voice-cloning"
      appPath="/app/voice-lab/clone"
      title={t('cloningHeading')}
      text={t('cloningText')}
      points={[t('cloningPoint1'), t('cloningPoint2'), t('cloningPoint3'), t('cloningPoint4')]}
    />
  );
}
