import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { BookTab } from '#web/features/studio/settings/book-tab.tsx';
import { PartTab } from '#web/features/studio/settings/part-tab.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** Beside the text: what is set of the place where the cursor is, and of the whole book. */
export function SettingsPanel() {
  const t = useMessages();
  const [tab, setTab] = useState<'part' | 'book'>('part');
  return (
    <Tabs
      label={t('settings')}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-1 flex-col"
      listClassName="px-5 pt-1.5"
      panelClassName="min-h-0 flex-1 overflow-y-auto"
      tabs={[
        { value: 'part', label: t('tabPart'), content: <PartTab /> },
        { value: 'book', label: t('tabBook'), content: <BookTab /> },
      ]}
    />
  );
}
