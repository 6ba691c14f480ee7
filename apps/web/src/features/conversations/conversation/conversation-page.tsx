import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { AgreementGate } from '#web/features/agents/index.ts';
import { AnalysisCard } from '#web/features/conversations/conversation/analysis-card.tsx';
import { CommentDialog } from '#web/features/conversations/conversation/comment-dialog.tsx';
import { ConversationMenu } from '#web/features/conversations/conversation/conversation-menu.tsx';
import { FactsCard } from '#web/features/conversations/conversation/facts-card.tsx';
import {
  toggleRecording,
  useRecordingPlays,
} from '#web/features/conversations/conversation/play-recording.ts';
import { TagsCard } from '#web/features/conversations/conversation/tags-card.tsx';
import { TicketsCard } from '#web/features/conversations/conversation/tickets-card.tsx';
import { TranscriptCard } from '#web/features/conversations/conversation/transcript-card.tsx';
import { type Conversation, conversationQuery } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { CONVERSATIONS_PATH } from '#web/features/conversations/paths.ts';
import { ResultBadge } from '#web/features/conversations/result-badge.tsx';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { pageOfAgent } from '#web/shared/agents/agent-paths.ts';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** AGT-013: one conversation, to listen to and to read. */
export function Page() {
  return (
    <AgreementGate>
      <OneConversation />
    </AgreementGate>
  );
}

function OneConversation() {
  const t = useMessages();
  const conversationId = usePathValue('conversationId');
  const { data: conversation, error, refetch } = useQuery(conversationQuery(conversationId));
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-4 pt-4 pb-8 xs:px-6">
      <Link
        to={CONVERSATIONS_PATH}
        className="flex w-fit items-center gap-1.5 text-13 text-ink-2 hover:text-ink [&_svg]:size-4"
      >
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      {conversation ? (
        <Shown conversation={conversation} />
      ) : error ? (
        <ErrorState error={error} title={t('oneFailed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('loadingOne')} className="flex flex-col gap-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-90 w-full" />
        </div>
      )}
    </div>
  );
}

/** Undefined where nothing is commented on. */
type Commenting = { turn: number | undefined } | undefined;

function Shown({ conversation }: { conversation: Conversation }) {
  const t = useMessages();
  const [commenting, setCommenting] = useState<Commenting>();
  const wanted = useSearchValues(({ turn }) => turn);
  const title = conversation.analysis?.call_summary_title || t('unnamed');
  return (
    <>
      <Head conversation={conversation} title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 max-lg:grid-cols-1">
        <TranscriptCard
          conversation={conversation}
          title={title}
          wanted={wanted === undefined ? undefined : Number(wanted)}
          onComment={(turn) => setCommenting({ turn })}
        />
        <div className="flex flex-col gap-4">
          <AnalysisCard conversation={conversation} />
          <TagsCard conversation={conversation} />
          <TicketsCard conversation={conversation} onComment={() => setCommenting({ turn: undefined })} />
          <FactsCard conversation={conversation} />
        </div>
      </div>
      {commenting && (
        <CommentDialog
          conversation={conversation}
          turn={commenting.turn}
          onClose={() => setCommenting(undefined)}
        />
      )}
    </>
  );
}

function Head({ conversation, title }: { conversation: Conversation; title: string }) {
  const t = useMessages();
  const { agent_id: agentId, agent_name: agentName, analysis, metadata, status } = conversation;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-18">{title}</h2>
        <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
          {agentName === null ? (
            t('deletedAgent')
          ) : (
            <Link {...pageOfAgent(agentId)} className="hover:text-ink hover:underline">
              {agentName}
            </Link>
          )}
          <span>{formatDateTime(dateOfUnix(metadata.start_time_unix_secs))}</span>
          <ResultBadge status={status} call_successful={analysis?.call_successful ?? 'unknown'} />
        </p>
      </div>
      <Recording conversation={conversation} title={title} />
      <ConversationMenu conversation={conversation} />
    </div>
  );
}

function Recording({ conversation, title }: { conversation: Conversation; title: string }) {
  const t = useMessages();
  const { conversation_id: conversationId, has_audio, metadata } = conversation;
  const isPlaying = useRecordingPlays(conversationId);
  const [isLoading, setLoading] = useState(false);
  if (!has_audio) {
    const isDeleted = metadata.deletion_settings.deleted_audio_at_time_unix_secs !== null;
    return (
      <span className="text-12 text-ink-3" title={isDeleted ? undefined : t('noRecordingText')}>
        {t(isDeleted ? 'recordingDeleted' : 'noRecording')}
      </span>
    );
  }
  const toggle = async () => {
    setLoading(true);
    await toggleRecording({ conversationId, title, durationSeconds: metadata.call_duration_secs });
    setLoading(false);
  };
  return (
    <Button variant="primary" isBusy={isLoading} onClick={() => void toggle()}>
      {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      {t(isPlaying ? 'pause' : 'listen')}
    </Button>
  );
}
