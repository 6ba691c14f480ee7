import type { ReactNode } from 'react';
import { HistoryPanel } from '#web/features/history/history-panel.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Tabs } from '#web/ui/tabs.tsx';

type SidePanelProps = {
  labels: { panel: string; settings: string; history: string };
  settings: ReactNode;
};

/** Beside a page that makes sound: its settings, and what was made. Which tab is open stands in the address. */
export function SidePanel({ labels, settings }: SidePanelProps) {
  const navigate = useNavigate();
  const { panel } = useSearchValues(({ panel }) => ({ panel }));
  return (
    <Tabs
      label={labels.panel}
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
        { value: 'settings', label: labels.settings, content: settings },
        { value: 'history', label: labels.history, content: <HistoryPanel /> },
      ]}
    />
  );
}
