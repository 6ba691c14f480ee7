import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { agentsKey, createAgent, type NewAgent } from '#web/features/agents/agents.requests.ts';
import { type AgentTemplate, templates } from '#web/features/agents/list/templates.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { AGENT_PATH } from '#web/features/agents/paths.ts';
import { useSelectedVoice, useVoices } from '#web/features/voices/index.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** A template is one press away from an agent that can be talked to. */
export function NewAgentDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const voice = useSelectedVoice(useVoices().data);
  const [busy, setBusy] = useState<string>();
  const create = async (template: AgentTemplate): Promise<void> => {
    setBusy(template.id);
    const made = await answerOrToast(createAgent(speakingAs(template.make(), voice?.voice_id)));
    setBusy(undefined);
    if (!made) return;
    void queryClient.invalidateQueries({ queryKey: agentsKey });
    await navigate({ to: AGENT_PATH, params: { agentId: made.agent_id } });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      canClose={busy === undefined}
      title={t('newAgent')}
      description={t('newAgentText')}
    >
      <ul className="grid gap-2 pb-3 sm:grid-cols-2">
        {templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              disabled={busy !== undefined}
              onClick={() => void create(template)}
              className={classNames(
                'flex h-full w-full items-start gap-3 rounded-lg border bg-surface p-3.5 text-start transition-colors',
                'hover:border-line-strong hover:bg-hover disabled:opacity-60',
              )}
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-active text-ink-2">
                {busy === template.id ? <Spinner /> : <template.icon aria-hidden className="size-4.5" />}
              </span>
              <span className="min-w-0">
                <span className="block font-medium text-13 text-ink">{template.name}</span>
                <span className="block text-12 text-ink-2">{template.text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** In the voice that this person uses, where the list of voices is there. */
function speakingAs(agent: NewAgent, voiceId: string | undefined): NewAgent {
  if (voiceId === undefined) return agent;
  const config = agent.conversation_config;
  return { ...agent, conversation_config: { ...config, tts: { ...config.tts, voice_id: voiceId } } };
}
