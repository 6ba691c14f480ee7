import { useQuery } from '@tanstack/react-query';
import { Newspaper, Plus } from 'lucide-react';
import { type AudioNativeEmbed, playersQuery } from '#web/features/audio-native/audio-native.requests.ts';
import { AudioNativeFrame } from '#web/features/audio-native/audio-native-frame.tsx';
import { CodeDialog } from '#web/features/audio-native/list/code-dialog.tsx';
import { CreateDialog } from '#web/features/audio-native/list/create-dialog.tsx';
import { ListenersDialog } from '#web/features/audio-native/list/listeners-dialog.tsx';
import { PlayerTable } from '#web/features/audio-native/list/player-table.tsx';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** NAT-002: the players, and how they are heard. */
export function Page() {
  const t = useMessages();
  const { dialog, embed } = useSearchValues((values) => ({ dialog: values.dialog, embed: values.embed }));
  const navigate = useNavigate();
  const open = (search: { dialog?: string; embed?: string }) => void navigate({ to: '.', search });
  const players = useQuery(playersQuery);
  const shown = players.data?.find(({ embed_id }) => embed_id === embed);
  const newPlayer = (
    <EditorButton variant="primary" onClick={() => open({ dialog: 'new' })}>
      <Plus aria-hidden />
      {t('create')}
    </EditorButton>
  );
  return (
    <AudioNativeFrame className="max-w-240">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
        {(players.data?.length ?? 0) > 0 && newPlayer}
      </div>
      <ListFrame
        query={players}
        failed={t('failed')}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-52', 'h-4 w-16', 'h-4 w-12']} />}
        empty={
          <EmptyState
            icon={<Newspaper aria-hidden />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={newPlayer}
          />
        }
      >
        {(list: readonly AudioNativeEmbed[]) => (
          <PlayerTable
            players={list}
            onCode={({ embed_id }) => open({ embed: embed_id })}
            onListeners={({ embed_id }) => open({ embed: embed_id, dialog: 'listeners' })}
          />
        )}
      </ListFrame>
      {dialog === 'new' && <CreateDialog onClose={() => open({})} />}
      {shown?.html_snippet && dialog !== 'listeners' && (
        <CodeDialog code={shown.html_snippet} onClose={() => open({})} />
      )}
      {shown?.project_id && dialog === 'listeners' && (
        <ListenersDialog projectId={shown.project_id} title={shown.title} onClose={() => open({})} />
      )}
    </AudioNativeFrame>
  );
}
