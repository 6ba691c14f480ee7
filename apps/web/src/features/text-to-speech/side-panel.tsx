import { useNavigate, useSearch } from '@tanstack/react-router';
import { HistoryPanel } from '#web/features/history/index.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { SettingsPanel } from '#web/features/text-to-speech/settings-panel.tsx';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { Tabs } from '#web/ui/tabs.tsx';

/** Which tab is open stands in the address. */
export function SidePanel({ compose }: { compose: Compose }) {
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
        { value: 'settings', label: t('settings'), content: <SettingsPanel compose={compose} /> },
        { value: 'history', label: t('history'), content: <HistoryPanel /> },
      ]}
    />
  );
}
