import { useNavigate, useSearch } from '@tanstack/react-router';
import { HistoryPanel } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/speech-to-speech/settings-panel.tsx';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import { Tabs } from '#web/ui/tabs.tsx';

/** Which tab is open stands in the address. */
export function SidePanel({ change }: { change: Change }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { panel } = useSearch({ strict: false }) as { panel?: 'history' };
  return (
    <Tabs
      label={t('openSettings')}
      value={panel ?? 'settings'}
      onChange={(value) =>
        void navigate({
          to: '.',
          search: (former: object) => ({ ...former, panel: value === 'history' ? value : undefined }),
          replace: true,
        })
      }
      className="flex min-h-0 flex-1 flex-col"
      listClassName="px-5"
      panelClassName="min-h-0 flex-1 overflow-y-auto"
      tabs={[
        { value: 'settings', label: t('settings'), content: <SettingsPanel change={change} /> },
        { value: 'history', label: t('history'), content: <HistoryPanel /> },
      ]}
    />
  );
}
