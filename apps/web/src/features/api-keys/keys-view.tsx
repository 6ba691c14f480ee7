import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { type KeyOwner, useApiKeys, useKeyCalls } from '#web/features/api-keys/api-keys.requests.ts';
import { KeyDialog } from '#web/features/api-keys/key-dialog.tsx';
import { changeOf, type KeyForm, newKeyOf } from '#web/features/api-keys/key-form.ts';
import { KeyMenu } from '#web/features/api-keys/key-menu.tsx';
import { KeyTable } from '#web/features/api-keys/key-table.tsx';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { NewKeyDialog } from '#web/features/api-keys/new-key-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit'; apiKey: ApiKey }
  | { kind: 'created'; apiKey: string }
  | null;

type KeysViewProps = { owner: KeyOwner; intro: string; emptyText: string };

/** The keys of a person or of the workspace. */
export function KeysView({ owner, intro, emptyText }: KeysViewProps) {
  const t = useMessages();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { create, edit } = useKeyCalls(owner);
  const save = async (form: KeyForm) => {
    if (dialog?.kind === 'edit') {
      await edit(dialog.apiKey.key_id, changeOf(dialog.apiKey, form));
      toast.success(t('saved'));
      return close();
    }
    setDialog({ kind: 'created', apiKey: (await create(newKeyOf(form))).xi_api_key });
  };
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{intro}</p>
        <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
          <Plus aria-hidden />
          {t('create')}
        </Button>
      </div>
      <KeyList owner={owner} emptyText={emptyText} onEdit={(apiKey) => setDialog({ kind: 'edit', apiKey })} />
      {dialog?.kind === 'create' && <KeyDialog onClose={close} onSave={save} />}
      {dialog?.kind === 'edit' && <KeyDialog apiKey={dialog.apiKey} onClose={close} onSave={save} />}
      {dialog?.kind === 'created' && <NewKeyDialog apiKey={dialog.apiKey} onClose={close} />}
    </div>
  );
}

type KeyListProps = { owner: KeyOwner; emptyText: string; onEdit: (apiKey: ApiKey) => void };

function KeyList({ owner, emptyText, onEdit }: KeyListProps) {
  const t = useMessages();
  const keys = useApiKeys(owner);
  const { edit, remove } = useKeyCalls(owner);
  return (
    <ListFrame
      query={{ ...keys, data: keys.data?.api_keys }}
      loading={
        <SkeletonRows
          hasHead
          label={t('loading')}
          cells={['h-4 w-40', 'h-4 w-28 max-sm:hidden', 'h-4 w-24 max-md:hidden']}
        />
      }
      failed={t('failed')}
      empty={<EmptyState icon={<KeyRound aria-hidden />} title={t('emptyTitle')} text={emptyText} />}
    >
      {(list) => (
        <KeyTable
          label={t('listLabel')}
          keys={list}
          actionsOf={(apiKey) => (
            <KeyMenu
              apiKey={apiKey}
              onEdit={() => onEdit(apiKey)}
              setDisabled={(is_disabled) => edit(apiKey.key_id, { is_disabled })}
              remove={() => remove(apiKey.key_id)}
            />
          )}
        />
      )}
    </ListFrame>
  );
}
