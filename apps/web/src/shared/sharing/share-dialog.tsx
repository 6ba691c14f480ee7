import type { Resource, ResourceRole } from '@mynah/contract/workspaces/sharing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#web/shared/sharing/messages.ts';
import {
  type Principal,
  type SharedThing,
  shareWith,
  sharingQuery,
} from '#web/shared/sharing/sharing.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ShareDialogProps = { thing: SharedThing & { name: string }; text: string; onClose: () => void };

const EVERYBODY = 'default';
const NOBODY = 'none';

/** Who of the workspace sees a thing, and who may change it. */
export function ShareDialog({ thing, text, onClose }: ShareDialogProps) {
  const t = useMessages();
  const { data, error, refetch } = useQuery(sharingQuery(thing));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { name: thing.name })}
      description={text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Shares thing={thing} resource={data} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

type Sharer = { id: string; name: string; principal: Principal };

function Shares({ thing, resource }: { thing: SharedThing; resource: Resource }) {
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
        <ShareRow key={sharer.id} sharer={sharer} thing={thing} resource={resource} />
      ))}
    </ul>
  );
}

type ShareRowProps = { sharer: Sharer; thing: SharedThing; resource: Resource };

function ShareRow({ sharer: { id, name, principal }, thing, resource }: ShareRowProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const roles = Object.entries(resource.role_to_group_ids) as [ResourceRole, string[]][];
  const role = roles.find(([, ids]) => ids.includes(id))?.[0] ?? NOBODY;
  const change = async (next: ResourceRole | typeof NOBODY) => {
    const { queryKey } = sharingQuery(thing);
    await okOrToast(shareWith(thing, principal, next === NOBODY ? null : next));
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="min-w-0 truncate text-13">{name}</span>
      <Select
        aria-label={t('role', { name })}
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
