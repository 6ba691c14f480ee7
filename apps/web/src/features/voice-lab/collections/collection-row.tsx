import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, Pencil, Trash2, Users } from 'lucide-react';
import { CollectionIcon } from '#web/features/voice-lab/collections/collection-icon.tsx';
import { removeCollection } from '#web/features/voice-lab/collections/collections.requests.ts';
import type { Opened } from '#web/features/voice-lab/collections/opened.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { LAB_PATH } from '#web/features/voice-lab/paths.ts';
import { useRoleOn } from '#web/shared/account/roles.ts';
import { Link } from '#web/shared/routing/index.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';

type CollectionRowProps = { collection: VoiceCollection; onOpen: (opened: Opened) => void };

export function CollectionRow({ collection, onOpen }: CollectionRowProps) {
  const t = useMessages();
  const { collection_id, title, icon, voice_count } = collection;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <CollectionIcon icon={icon} />
      <div className="min-w-0 flex-1">
        <Link
          to={LAB_PATH}
          search={{ collection: collection_id }}
          className="block truncate font-medium text-13 text-ink after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-12 text-ink-2">{t('voiceCount', { count: voice_count })}</p>
      </div>
      <div className="relative">
        <Actions collection={collection} onOpen={onOpen} />
      </div>
    </li>
  );
}

function Actions({ collection, onOpen }: CollectionRowProps) {
  const t = useMessages();
  const remove = useRemove(collection);
  const { title } = collection;
  const role = useRoleOn(collection);
  if (role !== 'admin' && role !== 'editor') return null;
  return (
    <RowMenu label={t('actionsOf', { name: title })}>
      <MenuItem icon={<ListChecks aria-hidden />} onSelect={() => onOpen({ dialog: 'fill', collection })}>
        {t('collectionFill')}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen({ dialog: 'edit', collection })}>
        {t('collectionEdit')}
      </MenuItem>
      {role === 'admin' && (
        <>
          <MenuItem icon={<Users aria-hidden />} onSelect={() => onOpen({ dialog: 'share', collection })}>
            {t('collectionShare')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}

function useRemove({ collection_id, title }: VoiceCollection): () => Promise<void> {
  const t = useMessages();
  const queryClient = useQueryClient();
  return async () => {
    const isSure = await confirm({
      title: t('collectionDeleteTitle', { title }),
      description: t('collectionDeleteText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeCollection(collection_id)))) return;
    void queryClient.invalidateQueries({ queryKey: ['voice-collections'] });
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
  };
}
