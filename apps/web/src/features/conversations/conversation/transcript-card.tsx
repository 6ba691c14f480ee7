import { MessageSquarePlus } from 'lucide-react';
import { Fragment } from 'react';
import { TestFromTurn } from '#web/features/agents/index.ts';
import { EntryRow } from '#web/features/conversations/conversation/entry-row.tsx';
import { spokenBefore, toolUses } from '#web/features/conversations/conversation/entry-times.ts';
import { playFrom } from '#web/features/conversations/conversation/play-recording.ts';
import { ToolRow } from '#web/features/conversations/conversation/tool-row.tsx';
import { useHeardEntry } from '#web/features/conversations/conversation/use-heard-entry.ts';
import type { Conversation } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { isSpeechEngine } from '#web/shared/agents/agent-paths.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface TranscriptCardProps {
  conversation: Conversation;
  title: string;
  /** The place of the entry that the address leads to. */
  wanted: number | undefined;
  onComment: (turn: number) => void;
}

/** What was said and done, in its order; it follows the recording. */
export function TranscriptCard({ conversation, title, wanted, onComment }: TranscriptCardProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const heard = useHeardEntry(conversation);
  const {
    conversation_id: conversationId,
    agent_id: agentId,
    transcript,
    has_audio,
    metadata,
  } = conversation;
  const canBeTested = conversation.agent_name !== null && !isSpeechEngine(agentId);
  const recorded = { conversationId, title, durationSeconds: metadata.call_duration_secs };
  return (
    <Card className="p-2">
      <h2 className="sr-only">{t('transcript')}</h2>
      {transcript.length === 0 ? (
        <Nothing deletedAt={metadata.deletion_settings.deleted_transcript_at_time_unix_secs} />
      ) : (
        <ol className="flex flex-col gap-1">
          {transcript.map((entry, at) => (
            <Fragment key={entry.id ?? at}>
              {entry.message && (
                <EntryRow
                  entry={entry}
                  agentName={conversation.agent_name ?? t('deletedAgent')}
                  isHeard={heard === at}
                  isWanted={wanted === at}
                  onPlay={has_audio ? () => void playFrom(recorded, entry.time_in_call_secs) : undefined}
                  actions={
                    !isViewer && (
                      <>
                        {canBeTested && entry.role === 'agent' && (
                          <TestFromTurn
                            agentId={agentId}
                            branchId={conversation.branch_id ?? undefined}
                            conversationId={conversationId}
                            before={spokenBefore(transcript, at)}
                            answer={entry.message}
                          />
                        )}
                        <IconButton size="sm" label={t('commentTurn')} onClick={() => onComment(at)}>
                          <MessageSquarePlus aria-hidden />
                        </IconButton>
                      </>
                    )
                  }
                />
              )}
              {toolUses(transcript, at).map((tool) => (
                <ToolRow key={tool.requestId} tool={tool} />
              ))}
            </Fragment>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Nothing({ deletedAt }: { deletedAt: number | null }) {
  const t = useMessages();
  return (
    <p className="px-4 py-10 text-center text-13 text-ink-2">
      {deletedAt === null
        ? t('nothingSaid')
        : t('transcriptDeleted', { date: formatDate(dateOfUnix(deletedAt)) })}
    </p>
  );
}
