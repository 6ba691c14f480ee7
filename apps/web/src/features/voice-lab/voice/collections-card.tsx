import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeMembership } from '#web/features/voice-lab/collections/collections.requests.ts';
import { collectionsQuery, voiceQuery } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { COLLECTIONS_PATH } from '#web/features/voice-lab/paths.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** In which collections the voice is; a press puts it in or takes it out. */
export function CollectionsCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const isViewer = useIsViewer();
  const { data: collections = [] } = useQuery(collectionsQuery);
  const change = async (collectionId: string, isIn: boolean) => {
    const ids = voice.collection_ids.filter((id) => id !== collectionId);
    const { queryKey } = voiceQuery(voice.voice_id);
    queryClient.setQueryData(queryKey, { ...voice, collection_ids: isIn ? [...ids, collectionId] : ids });
    await okOrToast(changeMembership(collectionId, voice.voice_id, isIn));
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
    void queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey });
  };
  return (
    <SectionCard title={t('collectionsTitle')}>
      {collections.length === 0 ? (
        <p className="text-13 text-ink-2">
          {t('collectionsNone')}{' '}
          <Link to={COLLECTIONS_PATH} className="text-accent-ink underline">
            {t('collectionsMake')}
          </Link>
        </p>
      ) : (
        <div className="flex flex-col gap-2.5">
          {collections.map(({ collection_id, title, permission_on_resource: role }) => (
            <Checkbox
              key={collection_id}
              label={title}
              checked={voice.collection_ids.includes(collection_id)}
              disabled={isViewer || (role !== 'admin' && role !== 'editor')}
              onChange={(isIn) => void change(collection_id, isIn)}
            />
          ))}
        </div>
      )}
    </SectionCard>
  );
}
