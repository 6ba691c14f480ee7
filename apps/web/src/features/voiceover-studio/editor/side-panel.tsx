import { useState } from 'react';
import { ClipTab } from '#web/features/voiceover-studio/editor/clip-tab.tsx';
import { LinesTab } from '#web/features/voiceover-studio/editor/lines-tab.tsx';
import { TracksTab } from '#web/features/voiceover-studio/editor/tracks-tab.tsx';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { Tabs } from '#web/ui/tabs.tsx';

export function SidePanel() {
  const t = useMessages();
  const [tab, setTab] = useState<'clip' | 'lines' | 'tracks'>('clip');
  return (
    <Tabs
      label={t('details')}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-1 flex-col"
      listClassName="px-5"
      panelClassName="min-h-0 flex-1 overflow-y-auto p-5"
      tabs={[
        { value: 'clip', label: t('clip'), content: <ClipTab /> },
        { value: 'lines', label: t('lines'), content: <LinesTab onOpen={() => setTab('clip')} /> },
        { value: 'tracks', label: t('tracks'), content: <TracksTab /> },
      ]}
    />
  );
}
