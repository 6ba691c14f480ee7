import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type Conversation,
  commentTicket,
  openTicket,
  ticketsQuery,
} from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

interface CommentDialogProps {
  conversation: Conversation;
  /** The place of what is commented on; undefined for the whole conversation. */
  turn: number | undefined;
  onClose: () => void;
}

/** Goes to the open ticket of the conversation, or opens one. */
export function CommentDialog({ conversation, turn, onClose }: CommentDialogProps) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const { conversation_id: id, transcript } = conversation;
  const query = ticketsQuery(conversation);
  const ticket = useQuery(query).data?.find(({ status }) => status === 'open' || status === 'in_progress');
  const renewAfter = useRenewAfter(query.queryKey);
  const about = turn === undefined ? undefined : transcript[turn]?.message;
  const send = async () => {
    setBusy(true);
    const comment = text.trim();
    const sent = ticket
      ? commentTicket(ticket.agentqa_ticket_id, comment, turn)
      : openTicket(id, comment, turn);
    if (await okOrToast(renewAfter<unknown>(sent))) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('comment')}
      description={about ? t('onTurn', { text: about }) : undefined}
      footer={
        <Button variant="primary" isBusy={isBusy} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('send')}
        </Button>
      }
    >
      <label htmlFor={field} className="mb-1.5 block font-medium text-13">
        {t('yourComment')}
      </label>
      <textarea
        id={field}
        rows={4}
        maxLength={10_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={`${controlClass} ${typedTextClass} resize-y px-3 py-2`}
      />
    </Dialog>
  );
}
