import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/agents-settings/messages.ts';
import { SecretDialog } from '#web/features/agents-settings/secrets/secret-dialog.tsx';
import {
  removeSecret,
  type Secret,
  secretsKey,
  secretsQuery,
} from '#web/features/agents-settings/secrets/secrets.requests.ts';
import { Section } from '#web/features/agents-settings/section.tsx';
import type { SectionDialog } from '#web/features/agents-settings/section-dialog.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { InUseDialog } from '#web/shared/agents/in-use-dialog.tsx';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import type { UserOfThing } from '#web/shared/agents/user-link.tsx';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { confirm } from '#web/ui/confirm.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

const usersOf = ({ used_by: { agents, tools } }: Secret): UserOfThing[] => [
  ...agents.map(({ id, name }) => ({ kind: 'agent' as const, id, name })),
  ...tools.map(({ id, name }) => ({ kind: 'tool' as const, id, name })),
];

/** AGT-005, AGT-011: their names and who uses them; never their values. */
export function SecretsSection({ dialog }: { dialog: SectionDialog }) {
  const t = useMessages();
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(secretsQuery(useDebounced(search.trim(), 200)));
  const isViewer = useIsViewer();
  const hasMany = search !== '' || query.hasNextPage || (query.data?.length ?? 0) > 5;
  return (
    <Section
      id="secrets"
      title={t('secrets')}
      text={t('secretsText')}
      action={
        <EditorButton onClick={() => dialog.show('secret')}>
          <Plus aria-hidden />
          {t('newSecret')}
        </EditorButton>
      }
    >
      {hasMany && (
        <div className="flex px-4 pb-4">
          <SearchField
            label={t('searchSecrets')}
            placeholder={t('searchSecrets')}
            value={search}
            onChange={setSearch}
            maxLength={200}
          />
        </div>
      )}
      <div className="border-t">
        <ListFrame
          isInset
          query={query}
          failed={t('secretsFailed')}
          more={t('more')}
          loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40', 'h-4 w-24']} />}
          empty={
            <EmptyState
              icon={<KeyRound aria-hidden />}
              title={t(search ? 'noSecretsFound' : 'noSecrets')}
              text={search ? undefined : t('noSecretsText')}
              className="py-8"
            />
          }
        >
          {(secrets) => (
            <DataTable
              isInset
              label={t('secrets')}
              items={secrets}
              keyOf={({ secret_id }) => secret_id}
              columns={[
                {
                  title: t('name'),
                  cell: ({ name }) => <span className="block truncate font-medium text-ink">{name}</span>,
                  cellClass: 'max-w-80 max-sm:max-w-40',
                },
                { title: t('usedBy'), cell: (secret) => <UsedBy users={usersOf(secret)} /> },
              ]}
              actions={
                isViewer
                  ? undefined
                  : { title: t('actionsColumn'), of: (secret) => <SecretMenu secret={secret} /> }
              }
            />
          )}
        </ListFrame>
      </div>
      {dialog.open === 'secret' && <SecretDialog onClose={() => dialog.show(undefined)} />}
    </Section>
  );
}

function SecretMenu({ secret }: { secret: Secret }) {
  const t = useMessages();
  const renew = useRenewAfter(secretsKey);
  const [shown, setShown] = useState<'replace' | 'in-use'>();
  const { name, secret_id: id } = secret;
  const users = usersOf(secret);
  const remove = async (): Promise<void> => {
    if (users.length > 0) return setShown('in-use');
    const isSure = await confirm({
      title: t('deleteSecretTitle', { name }),
      description: t('deleteSecretText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isSure && (await okOrToast(renew(removeSecret(id))))) toast.success(t('secretDeleted'));
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => setShown('replace')}>
          {t('replace')}
        </MenuItem>
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
      {shown === 'replace' && <SecretDialog secret={secret} onClose={() => setShown(undefined)} />}
      {shown === 'in-use' && (
        <InUseDialog
          title={t('inUseTitle', { name })}
          text={t('inUseText')}
          users={users}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
