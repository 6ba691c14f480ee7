import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/speech-to-speech/settings-panel.tsx';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';

/** Settings and history beside the page. */
export function SidePanel({ change }: { change: Change }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel change={change} />} />;
}
