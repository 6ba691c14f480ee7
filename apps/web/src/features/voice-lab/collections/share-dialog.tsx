import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import type { Resource, ResourceRole } from '@mynah/contract/workspaces/sharing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Principal,
  shareWith,
  sharingQuery,
} from '#web/features/voice-lab/collections/collections.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ShareDialogProps = { collection: VoiceCollection; onClose: () => void };

const EVERYBODY = 'default';
const NOBODY = 'none';

/** Who of the workspace sees a collection, and who may change it. */
export function ShareDialog({ collection, onClose }: ShareDialogProps) {
  const t = useMessages();
  const { data, error, refetch } = useQuery(sharingQuery(collection.collection_id));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('shareTitle', { title: collection.title })}
      description={t('shareText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} title={t('shareFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Shares resource={data} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

type Sharer = { id: string; name: string; principal: Principal };

function Shares({ resource }: { resource: Resource }) {
  const t = useMessages();
  const people: Sharer[] = resource.share_options
    .filter(({ type, id }) => type === 'user' || (type === 'group' && id !== EVERYBODY))
    .map(({ id, name, type }) => ({
      id,
      name,
      principal: type === 'user' ? { user_email: name } : { group_id: id },
    }));
  const everybody = { id: EVERYBODY, name: t('everybody'), principal: { group_id: EVERYBODY } };
  return (
    <ul className="flex flex-col gap-2 py-1">
      {[everybody, ...people].map((sharer) => (
        <ShareRow key={sharer.id} sharer={sharer} resource={resource} />
      ))}
    </ul>
  );
}

function ShareRow({ sharer: { id, name, principal }, resource }: { sharer: Sharer; resource: Resource }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const roles = Object.entries(resource.role_to_group_ids) as [ResourceRole, string[]][];
  const role = roles.find(([, ids]) => ids.includes(id))?.[0] ?? NOBODY;
  const change = async (next: ResourceRole | typeof NOBODY) => {
    const { queryKey } = sharingQuery(resource.resource_id);
    await okOrToast(shareWith(resource.resource_id, principal, next === NOBODY ? null : next));
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="min-w-0 truncate text-13">{name}</span>
      <Select
        aria-label={t('shareRole', { name })}
        className="w-40!"
        value={role}
        onChange={(next) => void change(next)}
        options={[
          { value: NOBODY, label: t('role_none') },
          { value: 'viewer', label: t('role_viewer') },
          { value: 'editor', label: t('role_editor') },
          { value: 'admin', label: t('role_admin') },
        ]}
      />
    </li>
  );
}
