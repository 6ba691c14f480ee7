import type { AgentSummary } from '#web/features/agents/agents.requests.ts';
import { AgentMenu } from '#web/features/agents/list/agent-menu.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { AGENT_PATH } from '#web/features/agents/paths.ts';
import { displayName, useVoices } from '#web/features/voices/index.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

export function AgentTable({ agents }: { agents: readonly AgentSummary[] }) {
  const t = useMessages();
  const voices = useVoices().data;
  const nameOf = (voiceId: string) => {
    const voice = voices?.find(({ voice_id }) => voice_id === voiceId);
    return voice ? displayName(voice) : t('nearestVoice');
  };
  return (
    <DataTable
      label={t('agents')}
      items={agents}
      keyOf={({ agent_id }) => agent_id}
      columns={[
        {
          title: t('columnName'),
          cell: (agent) => <Name agent={agent} />,
          cellClass: 'h-15 max-w-80 max-sm:max-w-56',
        },
        {
          title: t('columnVoice'),
          cell: ({ voice_id }) => nameOf(voice_id),
          className: 'max-md:hidden whitespace-nowrap',
        },
        {
          title: t('columnLastCall'),
          cell: ({ last_call_time_unix_secs: at }) => (at ? formatAgo(dateOfUnix(at)) : t('never')),
          className: 'max-sm:hidden whitespace-nowrap',
        },
        {
          title: t('columnCreated'),
          cell: ({ created_at_unix_secs: at }) => formatAgo(dateOfUnix(at)),
          className: 'max-md:hidden whitespace-nowrap',
        },
      ]}
      actions={{ title: t('columnActions'), of: (agent) => <AgentMenu agent={agent} /> }}
    />
  );
}

function Name({ agent: { agent_id: agentId, name, tags, voice_id } }: { agent: AgentSummary }) {
  return (
    <span className="flex items-center gap-3">
      <VoiceOrb id={voice_id} name={name} size={32} />
      <span className="min-w-0">
        <Link
          to={AGENT_PATH}
          params={{ agentId }}
          className="block truncate font-medium text-ink hover:underline"
        >
          {name}
        </Link>
        {tags.length > 0 && (
          <span className="mt-0.5 flex flex-wrap gap-1">
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
