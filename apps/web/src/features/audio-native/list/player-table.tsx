import { useQueryClient } from '@tanstack/react-query';
import { BookOpenText, ChartNoAxesColumn, Code, Trash2, Upload } from 'lucide-react';
import {
  type AudioNativeEmbed,
  playersKey,
  publishPlayer,
  removePlayer,
} from '#web/features/audio-native/audio-native.requests.ts';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

interface PlayerTableProps {
  players: readonly AudioNativeEmbed[];
  onCode: (player: AudioNativeEmbed) => void;
  onListeners: (player: AudioNativeEmbed) => void;
}

export function PlayerTable({ players, ...actions }: PlayerTableProps) {
  const t = useMessages();
  return (
    <DataTable
      label={t('listLabel')}
      items={players}
      keyOf={({ embed_id }) => embed_id}
      columns={[
        {
          title: t('columnArticle'),
          cell: (player) => <Article player={player} />,
          cellClass: 'h-15 max-w-80 max-sm:max-w-44 max-md:py-2',
        },
        { title: t('columnState'), cell: (player) => <State player={player} />, className: 'max-sm:px-1' },
        {
          title: t('columnPlays'),
          cell: ({ listeners }) => <span className="figures">{formatExactCount(listeners.plays)}</span>,
          className: 'max-sm:hidden',
        },
        {
          title: t('columnFinished'),
          cell: ({ listeners }) => <span className="figures">{shareOf(listeners)}</span>,
          className: 'max-md:hidden',
        },
      ]}
      actions={{ title: t('columnActions'), of: (player) => <Actions player={player} {...actions} /> }}
    />
  );
}

/** Of those who began, how many came to the end. */
const shareOf = ({ plays, finished }: AudioNativeEmbed['listeners']): string =>
  plays === 0 ? '–' : `${Math.round((100 * finished) / plays)}%`;

function Article({ player: { title, source_url, problem, can_be_published } }: { player: AudioNativeEmbed }) {
  const t = useMessages();
  return (
    <>
      <span className="block truncate font-medium text-ink">{title}</span>
      {source_url && source_url !== title && (
        <span className="block truncate text-12 text-ink-3" title={source_url}>
          {source_url}
        </span>
      )}
      {problem && <span className="block text-12 text-danger">{problem}</span>}
      {can_be_published && <span className="block text-12 text-ink-3">{t('newAudio')}</span>}
    </>
  );
}

const looks = {
  reading: ['reading', 'accent'],
  speaking: ['speaking', 'accent'],
  ready: ['ready', 'positive'],
  empty: ['empty', 'neutral'],
  failed: ['failedState', 'danger'],
} as const;

function State({ player }: { player: AudioNativeEmbed }) {
  const t = useMessages();
  const [name, tone] = looks[player.state];
  return <Badge tone={tone}>{t(name)}</Badge>;
}

interface ActionsProps extends Omit<PlayerTableProps, 'players'> {
  player: AudioNativeEmbed;
}

function Actions({ player, onCode, onListeners }: ActionsProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const hasStudio = useHasPage('/app/studio/$projectId');
  const { publish, remove } = usePlayerCalls(player);
  const { project_id: projectId } = player;
  return (
    <RowMenu label={t('actions', { name: player.title })}>
      {player.html_snippet && (
        <MenuItem icon={<Code aria-hidden />} onSelect={() => onCode(player)}>
          {t('getCode')}
        </MenuItem>
      )}
      {projectId && (
        <MenuItem icon={<ChartNoAxesColumn aria-hidden />} onSelect={() => onListeners(player)}>
          {t('numbers')}
        </MenuItem>
      )}
      {projectId && hasStudio && (
        <MenuItem
          icon={<BookOpenText aria-hidden />}
          render={<Link to="/app/studio/$projectId" params={{ projectId }} />}
        >
          {t('openProject')}
        </MenuItem>
      )}
      {player.can_be_published && !isViewer && (
        <MenuItem icon={<Upload aria-hidden />} onSelect={() => void publish()}>
          {t('publish')}
        </MenuItem>
      )}
      {!isViewer && (
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
          {t('remove')}
        </MenuItem>
      )}
    </RowMenu>
  );
}

function usePlayerCalls({ embed_id: embedId, project_id: projectId }: AudioNativeEmbed) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const after = async (done: string) => {
    toast.success(done);
    await queryClient.invalidateQueries({ queryKey: playersKey });
  };
  return {
    publish: async () => {
      if (projectId && (await okOrToast(publishPlayer(projectId)))) await after(t('published'));
    },
    remove: async () => {
      const isSure = await confirm({
        title: t('removeTitle'),
        description: t('removeText'),
        confirmLabel: t('remove'),
        isDanger: true,
      });
      if (isSure && (await okOrToast(removePlayer(embedId)))) await after(t('removed'));
    },
  };
}
