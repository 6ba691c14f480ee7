import type { ConversationSummary } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { CONVERSATION_PATH } from '#web/features/conversations/paths.ts';
import { ResultBadge } from '#web/features/conversations/result-badge.tsx';
import { dateOfUnix, formatAgo, formatDuration } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { DataTable } from '#web/ui/data-table.tsx';

interface ConversationTableProps {
  label: string;
  conversations: readonly ConversationSummary[];
  isInset?: boolean;
}

export function ConversationTable({ label, conversations, isInset }: ConversationTableProps) {
  const t = useMessages();
  return (
    <DataTable
      label={label}
      isInset={isInset}
      items={conversations}
      keyOf={({ conversation_id }) => conversation_id}
      columns={[
        {
          title: t('columnTitle'),
          cell: (conversation) => <Title conversation={conversation} />,
          cellClass: 'h-15 max-w-80 max-sm:max-w-52',
        },
        {
          title: t('columnAgent'),
          cell: ({ agent_name }) => (
            <span className="block max-w-40 truncate">{agent_name ?? t('deletedAgent')}</span>
          ),
          className: 'max-md:hidden',
        },
        {
          title: t('columnWhen'),
          cell: ({ start_time_unix_secs: at }) => formatAgo(dateOfUnix(at)),
          className: 'max-sm:hidden whitespace-nowrap',
        },
        {
          title: t('columnLength'),
          cell: ({ call_duration_secs: seconds }) => (
            <span className="figures whitespace-nowrap">{formatDuration(seconds)}</span>
          ),
          className: 'max-md:hidden',
        },
        { title: t('columnResult'), cell: (conversation) => <ResultBadge {...conversation} /> },
      ]}
    />
  );
}

function Title({ conversation }: { conversation: ConversationSummary }) {
  const t = useMessages();
  const { conversation_id: conversationId, call_summary_title: title, transcript_summary } = conversation;
  return (
    <span className="block min-w-0">
      <Link
        to={CONVERSATION_PATH}
        params={{ conversationId }}
        className="block truncate font-medium text-ink hover:underline"
      >
        {title || t('unnamed')}
      </Link>
      <span className="block truncate text-12 text-ink-3">
        {transcript_summary || (conversation.text_only ? t('byText') : '')}
      </span>
    </span>
  );
}
