import { useMessages } from '#web/features/voices/messages.ts';
import { useHasPages } from '#web/shared/pages.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** The rooms of voices; those that are not part of this build are left out. */
export function VoicesNav({ room }: { room?: string | undefined }) {
  const t = useMessages();
  const hasPage = useHasPages();
  const rooms = [
    ['/app/voice-lab', t('roomOwn')],
    ['/app/default-voices', t('roomDefault')],
    ['/app/workspace-voices', t('roomWorkspace')],
    ['/app/voice-library', t('roomLibrary')],
    ['/app/professional-voice-cloning', t('roomProfessional')],
    ['/app/voice-lab/design', t('roomDesign')],
    ['/app/voice-lab/dictionaries', t('roomDictionaries')],
  ] as const;
  const tabs = rooms.filter(([path]) => hasPage(path));
  return <LinkTabs label={t('rooms')} tabs={tabs} current={room} className="px-4 xs:px-6" />;
}
