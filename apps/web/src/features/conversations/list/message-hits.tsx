import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type ConversationFilter,
  type FoundMessage,
  messagesQuery,
} from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { CONVERSATION_PATH } from '#web/features/conversations/paths.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** What was said with these words; each leads to its place in the conversation. */
export function MessageHits({ words, filter }: { words: string; filter: ConversationFilter }) {
  const t = useMessages();
  const query = useInfiniteQuery(messagesQuery(words, filter));
  const list = { ...query, data: query.data?.pages.flatMap(({ results }) => results) };
  return (
    <ListFrame<FoundMessage>
      query={list}
      failed={t('listFailed')}
      more={t('more')}
      loading={<SkeletonRows label={t('loadingList')} cells={['h-4 w-72', 'h-4 w-16']} />}
      empty={<EmptyState title={t('noWords', { text: words })} />}
    >
      {(messages) => (
        <Card className="overflow-hidden">
          <ul aria-label={t('hits')} className="divide-y">
            {messages.map((message) => (
              <Hit key={`${message.conversation_id} ${message.transcript_index}`} message={message} />
            ))}
          </ul>
        </Card>
      )}
    </ListFrame>
  );
}

function Hit({ message }: { message: FoundMessage }) {
  const t = useMessages();
  const { conversation_id: conversationId, chunk_text: text, chunk_highlights: parts } = message;
  return (
    <li>
      <Link
        to={CONVERSATION_PATH}
        params={{ conversationId }}
        search={{ turn: String(message.transcript_index) }}
        className="flex flex-col gap-1 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="line-clamp-2 text-14">
          {parts?.map(({ value, is_hit }, at) =>
            is_hit ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their places
              <mark key={at} className="rounded-sm bg-accent-soft text-accent-ink">
                {value}
              </mark>
            ) : (
              value
            ),
          ) ?? text}
        </span>
        <span className="text-12 text-ink-3">
          {[
            message.agent_name ?? t('deletedAgent'),
            formatAgo(dateOfUnix(message.conversation_start_time_unix_secs)),
          ].join(' · ')}
        </span>
      </Link>
    </li>
  );
}
