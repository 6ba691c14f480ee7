import { useQueryClient } from '@tanstack/react-query';
import { FileDown, FileText, FlaskConical, Trash2 } from 'lucide-react';
import { PLAYGROUND_PATH } from '#web/features/agents/index.ts';
import { loadRecording } from '#web/features/conversations/conversation/play-recording.ts';
import { transcriptText } from '#web/features/conversations/conversation/transcript-text.ts';
import { type Conversation, removeConversation } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { CONVERSATIONS_PATH } from '#web/features/conversations/paths.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { isSpeechEngine } from '#web/shared/agents/agent-paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What can be taken out of a conversation, and deleting it. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const navigate = useNavigate();
  const remove = useRemoval(conversation);
  const { conversation_id: id, agent_id, agent_name } = conversation;
  const downloadRecording = async () => {
    const sound = await answerOrToast(loadRecording(id));
    if (sound) saveBlob(sound, `${id}.mp3`);
  };
  const downloadTranscript = () =>
    saveBlob(new Blob([transcriptText(conversation, t)], { type: 'text/plain' }), `${id}.txt`);
  return (
    <RowMenu label={t('actions')}>
      {conversation.has_audio && (
        <MenuItem icon={<FileDown aria-hidden />} onSelect={() => void downloadRecording()}>
          {t('downloadRecording')}
        </MenuItem>
      )}
      <MenuItem icon={<FileText aria-hidden />} onSelect={downloadTranscript}>
        {t('downloadTranscript')}
      </MenuItem>
      {agent_name !== null && !isSpeechEngine(agent_id) && !isViewer && (
        <MenuItem
          icon={<FlaskConical aria-hidden />}
          onSelect={() => void navigate({ to: PLAYGROUND_PATH, search: { agent_id } })}
        >
          {t('openPlayground')}
        </MenuItem>
      )}
      {!isViewer && (
        <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => void remove()} isDanger>
          {t('remove')}
        </MenuItem>
      )}
    </RowMenu>
  );
}

/** It cannot be undone, so it asks. */
function useRemoval({ conversation_id: id }: Conversation): () => Promise<void> {
  const t = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    const isSure = await confirm({
      title: t('removeQuestion'),
      description: t('removeText'),
      confirmLabel: t('remove'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeConversation(id)))) return;
    toast.success(t('removed'));
    await navigate({ to: CONVERSATIONS_PATH });
    await client.invalidateQueries({ queryKey: ['agent-conversations'] });
  };
}
