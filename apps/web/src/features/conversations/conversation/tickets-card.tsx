import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import {
  type Conversation,
  setTicketStatus,
  type Ticket,
  ticketsQuery,
} from '#web/features/conversations/conversations.requests.ts';
import { message, useMessages } from '#web/features/conversations/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';

/** What somebody noticed in this conversation, for others to look at. */
export function TicketsCard({
  conversation,
  onComment,
}: {
  conversation: Conversation;
  onComment: () => void;
}) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const { data: tickets, error, refetch } = useQuery(ticketsQuery(conversation));
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="font-semibold text-15">{t('tickets')}</h2>
        {!isViewer && (
          <Button size="sm" variant="ghost" onClick={onComment}>
            <MessageSquarePlus aria-hidden />
            {t('comment')}
          </Button>
        )}
      </div>
      {error && !tickets && (
        <ErrorState error={error} title={t('ticketsFailed')} onRetry={() => void refetch()} />
      )}
      {tickets?.length === 0 && <p className="text-13 text-ink-2">{t('noTickets')}</p>}
      {tickets?.map((ticket) => (
        <TicketPart key={ticket.agentqa_ticket_id} ticket={ticket} conversation={conversation} />
      ))}
    </Card>
  );
}

const statusNames: Record<Ticket['status'], string> = {
  open: message('ticketOpen'),
  in_progress: message('ticketInProgress'),
  resolved: message('ticketResolved'),
  merged: message('ticketMerged'),
};
/** Those that somebody chooses; one is merged by merging it. */
const choices = ['open', 'in_progress', 'resolved'] as const satisfies readonly Ticket['status'][];

function TicketPart({ ticket, conversation }: { ticket: Ticket; conversation: Conversation }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const renewAfter = useRenewAfter(ticketsQuery(conversation).queryKey);
  const { agentqa_ticket_id: id, status, qa_comment } = ticket;
  const options = status === 'merged' ? (['merged'] as const) : choices;
  return (
    <section className="flex flex-col gap-2 border-t pt-3">
      {isViewer ? (
        <span className="text-12 text-ink-3">{statusNames[status]}</span>
      ) : (
        <Select
          aria-label={t('ticketStatus')}
          className="w-36!"
          value={status}
          onChange={(next) => void okOrToast(renewAfter(setTicketStatus(id, next)))}
          options={options.map((value) => ({ value, label: statusNames[value] }))}
        />
      )}
      <ul className="flex flex-col gap-2">
        {qa_comment && <Said text={qa_comment} />}
        {ticket.turn_comments.map(({ turn_index, comment, created_at_unix_secs: at }) => (
          <Said
            key={`${turn_index} ${at} ${comment}`}
            text={comment}
            at={at}
            turn={conversation.transcript[turn_index]?.message ?? undefined}
          />
        ))}
        {ticket.ticket_comments.map(({ comment, created_at_unix_secs: at }) => (
          <Said key={`${at} ${comment}`} text={comment} at={at} />
        ))}
      </ul>
    </section>
  );
}

interface SaidProps {
  text: string;
  at?: number;
  /** What it is about. */
  turn?: string | undefined;
}

function Said({ text, at, turn }: SaidProps) {
  const t = useMessages();
  return (
    <li className="text-13">
      {turn && <p className="truncate text-12 text-ink-3">{t('onTurn', { text: turn })}</p>}
      <p dir="auto" className="whitespace-pre-wrap break-words text-ink">
        {text}
      </p>
      {at !== undefined && <p className="text-12 text-ink-3">{formatAgo(dateOfUnix(at))}</p>}
    </li>
  );
}
