import { ExamplePage } from '#web/features/examples/example-page.tsx';
import { useMessages } from '#web/features/examples/messages.ts';

/** RTE-043. */
export function Page() {
  const t = useMessages();
  return (
    <ExamplePage
      tool="voice-changer"
      appPath="/app/speech-synthesis/speech-to-speech"
      title={t('changerHeading')}
      text={t('changerText')}
      points={[t('changerPoint1'), t('changerPoint2'), t('changerPoint3')]}
    />
  );
}
