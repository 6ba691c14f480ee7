import { ExamplePage } from '#web/features/examples/example-page.tsx';
import { useMessages } from '#web/features/examples/messages.ts';

/** RTE-049. */
export function Page() {
  const t = useMessages();
  return (
    <ExamplePage
      tool="voice-isolator"
      appPath="/app/voice-isolator"
      title={t('isolatorHeading')}
      text={t('isolatorText')}
      points={[t('isolatorPoint1'), t('isolatorPoint2'), t('isolatorPoint3')]}
    />
  );
}
