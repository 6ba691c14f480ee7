import { SidePanel as SettingsAndHistory } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/text-to-speech/settings-panel.tsx';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';

/** Settings and history beside the page. */
export function SidePanel({ compose }: { compose: Compose }) {
  const t = useMessages();
  const labels = { panel: t('openSettings'), settings: t('settings'), history: t('history') };
  return <SettingsAndHistory labels={labels} settings={<SettingsPanel compose={compose} />} />;
}
