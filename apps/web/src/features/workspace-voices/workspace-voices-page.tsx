import { queryOptions, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import {
  ListedVoice,
  type PickerVoice,
  useSelectedVoice,
  useVoices,
  VoicesPage,
} from '#web/features/voices/index.ts';
import { useMessages } from '#web/features/workspace-voices/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { call } from '#web/shared/api/call.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Kept under the same key as on the page of the members, with which it grows old. */
const membersQuery = queryOptions({
  queryKey: ['workspace-people', 'members'],
  queryFn: ({ signal }) => call('GET /v1/workspace/members', { signal }),
});

/** RTE-123: what members share, whose it is, and what one may do with it. */
export function Page() {
  const t = useMessages();
  const { search = '' } = useSearchValues(({ search }) => ({ search }));
  const navigate = useNavigate();
  const chosen = useSelectedVoice(useVoices().data);
  const sharer = useSharer();
  const change = (next: string) =>
    void navigate({ to: '.', search: { search: next || undefined }, replace: true });
  return (
    <VoicesPage
      intro={t('intro')}
      label={t('list')}
      query={useVoices({ type: 'workspace' })}
      search={search}
      onSearch={change}
      onClear={() => change('')}
      empty={<EmptyState icon={<Users aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />}
      renderVoice={(voice) => (
        <ListedVoice
          key={voice.voice_id}
          voice={voice}
          isDefault={voice.voice_id === chosen?.voice_id}
          badge={<RoleBadge role={voice.permission} />}
          detail={sharer(voice)}
        />
      )}
    />
  );
}

/** By whom a voice was shared. Who may not read the list of members reads no name. */
function useSharer(): (voice: PickerVoice) => string {
  const t = useMessages();
  const userId = useUser().data?.user_id;
  const members = useQuery(membersQuery).data;
  return ({ creator_user_id: creator }) => {
    if (creator === null) return t('sharedByAll');
    if (creator === userId) return t('sharedByYou');
    const member = members?.find(({ user_id }) => user_id === creator);
    return member ? t('sharedBy', { name: member.first_name ?? member.email }) : t('sharedByMember');
  };
}

const roles = ['viewer', 'commenter', 'editor', 'admin'] as const;

function RoleBadge({ role }: { role: string | null }) {
  const t = useMessages();
  const known = roles.find((candidate) => candidate === role);
  return known ? <Badge>{t(known)}</Badge> : null;
}
