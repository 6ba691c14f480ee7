import type { Voice } from '@mynah/contract/voices/voices';
import { useState } from 'react';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LibraryTab } from '#web/features/voice-library/sharing/library-tab.tsx';
import { PeopleTab } from '#web/features/voice-library/sharing/people-tab.tsx';
import { withSharing } from '#web/features/voice-library/sharing/publish-form.ts';
import { VoiceShareStats } from '#web/features/voice-library/stats/voice-share-stats.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

type ShareVoiceDialogProps = {
  /** One's own voice, as the API answers it. */
  voice: Voice;
  onClose: () => void;
};

type TabName = 'library' | 'people' | 'use';

/** Everything about sharing a voice: in the library, with people, and how it is used. Shown while it is rendered. */
export function ShareVoiceDialog({ voice: given, onClose }: ShareVoiceDialogProps) {
  const t = useMessages();
  const [voice, setVoice] = useState(given);
  const [tab, setTab] = useState<TabName>('library');
  const tabProps = {
    voice,
    onSharing: (sharing: Parameters<typeof withSharing>[1]) => setVoice(withSharing(voice, sharing)),
  };
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={t('shareTitle', { name: voice.name })}>
      <Tabs
        label={t('shareTabs')}
        value={tab}
        onChange={setTab}
        panelClassName="min-h-100 py-5"
        tabs={[
          { value: 'library', label: t('tabLibrary'), content: <LibraryTab {...tabProps} /> },
          { value: 'people', label: t('tabPeople'), content: <PeopleTab {...tabProps} /> },
          { value: 'use', label: t('tabUse'), content: <VoiceShareStats voice={voice} /> },
        ]}
      />
    </Dialog>
  );
}
