import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMembership, membersQuery } from '#web/features/voice-lab/collections/collections.requests.ts';
import { labVoicesQuery } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { categoryName } from '#web/features/voice-lab/voice-state.ts';
import { displayName, useVoices } from '#web/features/voices/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type FillDialogProps = { collection: VoiceCollection; onClose: () => void };
type Listed = Pick<Voice, 'voice_id' | 'name' | 'category' | 'is_legacy'>;

/** Which voices are in a collection: own ones, and those that everybody has. */
export function FillDialog({ collection, onClose }: FillDialogProps) {
  const t = useMessages();
  const [search, setSearch] = useState('');
  const membership = useMembership(collection);
  const { data: voices } = useVoices();
  const shown = voices?.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={collection.title}
      description={t('fillText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex min-h-80 flex-col gap-3">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('fillSearch')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {!shown || !membership.ids ? (
          <Skeleton className="h-60" />
        ) : shown.length === 0 ? (
          <p role="status" className="py-6 text-center text-13 text-ink-2">
            {t('noneTitle')}
          </p>
        ) : (
          <ul aria-label={t('voices')} className="flex flex-col gap-3">
            {shown.map((voice) => (
              <Member key={voice.voice_id} voice={voice} ids={membership.ids!} onChange={membership.change} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

type MemberProps = {
  voice: Listed;
  ids: readonly string[];
  onChange: (voiceId: string, isIn: boolean) => void;
};

const Member = ({ voice, ids, onChange }: MemberProps) => (
  <li>
    <Checkbox
      label={displayName(voice)}
      hint={categoryName(voice.category)}
      checked={ids.includes(voice.voice_id)}
      onChange={(isIn) => onChange(voice.voice_id, isIn)}
    />
  </li>
);

/** The ids of the voices that are in it, and a change of them that shows at once. */
function useMembership({ collection_id: id }: VoiceCollection) {
  const queryClient = useQueryClient();
  const query = membersQuery(id);
  const { queryKey } = query;
  const { data: ids } = useQuery(query);
  const change = async (voiceId: string, isIn: boolean) => {
    queryClient.setQueryData(queryKey, (former = []) =>
      isIn ? [...former, voiceId] : former.filter((one) => one !== voiceId),
    );
    await okOrToast(changeMembership(id, voiceId, isIn));
    await queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: ['voice-collections'], exact: true });
    void queryClient.invalidateQueries({ queryKey: labVoicesQuery.queryKey });
  };
  return { ids, change: (voiceId: string, isIn: boolean) => void change(voiceId, isIn) };
}
