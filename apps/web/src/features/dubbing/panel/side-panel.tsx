import { useState } from 'react';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { LineTab } from '#web/features/dubbing/panel/line-tab.tsx';
import { SpeakersTab } from '#web/features/dubbing/panel/speakers-tab.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function SidePanel() {
  const t = useMessages();
  const [tab, setTab] = useState<'line' | 'speakers'>('line');
  return (
    <Tabs
      label={t('details')}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-1 flex-col"
      listClassName="px-5"
      panelClassName="min-h-0 flex-1 overflow-y-auto p-5"
      tabs={[
        { value: 'line', label: t('line'), content: <LineTab /> },
        { value: 'speakers', label: t('speakers'), content: <SpeakersTab /> },
      ]}
    />
  );
}
