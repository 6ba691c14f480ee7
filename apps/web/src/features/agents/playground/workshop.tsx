import { useQuery } from '@tanstack/react-query';
import { Keyboard, Mic, Settings2 } from 'lucide-react';
import { type Agent, agentChoicesQuery } from '#web/features/agents/agents.requests.ts';
import type { AgentDraft } from '#web/features/agents/drafts.requests.ts';
import { EditorProvider, useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { AgentTab } from '#web/features/agents/editor/tabs/agent-tab.tsx';
import { withTest } from '#web/features/agents/editor/tabs/tests/attached-tests.ts';
import { TestFromTurn } from '#web/features/agents/editor/tabs/tests/test-from-turn.tsx';
import { VoiceTab } from '#web/features/agents/editor/tabs/voice-tab.tsx';
import { useEditorOf } from '#web/features/agents/editor/use-editor-of.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { AGENT_PATH } from '#web/features/agents/paths.ts';
import { signedAddress } from '#web/features/agents/talking/addresses.ts';
import { Composer } from '#web/features/agents/talking/composer.tsx';
import { Transcript } from '#web/features/agents/talking/transcript.tsx';
import { TurnMetrics } from '#web/features/agents/talking/turn-metrics.tsx';
import { useConversation } from '#web/features/agents/talking/use-conversation.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import type { Turn } from '#web/shared/talking/conversation-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';
import { Select } from '#web/ui/select.tsx';

interface WorkshopProps {
  agent: Agent;
  draft: AgentDraft | null;
}

/** What is changed at the right is what is talked to at the left, published or not. */
export function Workshop({ agent, draft }: WorkshopProps) {
  const t = useMessages();
  const editor = useEditorOf(agent, draft);
  return (
    <EditorProvider value={editor}>
      <PageWithSettings
        label={t('agentSettings')}
        settings={
          <div className="flex flex-col gap-4 p-4">
            <AgentTab />
            <VoiceTab />
          </div>
        }
      >
        {(openSettings) => <Talk flush={editor.flush} openSettings={openSettings} />}
      </PageWithSettings>
    </EditorProvider>
  );
}

interface TalkProps {
  flush: () => Promise<void>;
  openSettings: () => void;
}

function Talk({ flush, openSettings }: TalkProps) {
  const t = useMessages();
  const { agent, content, isChanged, change } = useEditor();
  const talk = useConversation();
  const { state } = talk;
  const isOn = state.status === 'live' || state.status === 'connecting';
  const { agent_id: agentId, branch_id: branchId } = agent;
  const { conversation_config_override: allowed } = content.platform_settings.overrides;
  const start = (isVoice: boolean, lines: readonly string[] = []) =>
    talk.start({
      isVoice,
      isTextOnly: !isVoice && allowed.conversation.text_only,
      lines,
      hasGreeting: content.conversation_config.agent.first_message.trim() !== '',
      address: async () => {
        await flush();
        return signedAddress(agentId, { branchId, isDraft: isChanged });
      },
    });
  /** All that was said up to there, said to the agent as it is now. */
  const replay = (upTo: Turn) =>
    void start(
      false,
      state.turns.filter(({ role, id }) => role === 'user' && id <= upTo.id).map(({ text }) => text),
    );
  const testOf = ({ id, text }: Turn) => (
    <TestFromTurn
      agentId={agentId}
      branchId={branchId}
      conversationId={state.conversationId}
      before={saidBefore(state.turns, id)}
      answer={text}
      onMade={async (testId) => {
        change((former) => withTest(former, testId));
        await flush();
      }}
    />
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Bar openSettings={openSettings} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex w-full max-w-180 flex-col gap-6 px-4 py-6 xs:px-6">
          {state.turns.length === 0 && !isOn && !state.failure ? (
            <EmptyState title={t('tryTitle', { name: content.name })} text={t('tryText')} />
          ) : (
            <Transcript
              state={state}
              agentName={content.name}
              talk={talk}
              isWorkshop
              onReplay={replay}
              actionsOf={testOf}
            />
          )}
          {state.status === 'connecting' && (
            <p role="status" className="text-center text-13 text-ink-3">
              {t('connecting')}
            </p>
          )}
          {state.failure && (
            <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-13 text-danger">
              {state.failure}
            </p>
          )}
          {state.status === 'ended' && <p className="text-center text-12 text-ink-3">{t('over')}</p>}
          {!isOn && state.conversationId && <TurnMetrics conversationId={state.conversationId} />}
        </div>
      </div>
      <div className="border-t bg-surface px-4 py-3">
        <div className="mx-auto w-full max-w-180">
          {isOn ? (
            <Composer talk={talk} />
          ) : (
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" onClick={() => void start(true)}>
                <Mic aria-hidden />
                {t('startCall')}
              </Button>
              <Button onClick={() => void start(false)}>
                <Keyboard aria-hidden />
                {t('startChat')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const saidBefore = (turns: readonly Turn[], id: number) =>
  turns.flatMap((turn) =>
    turn.id < id && turn.role !== 'tool' && turn.text.trim() !== ''
      ? [{ role: turn.role, message: turn.text }]
      : [],
  );

function Bar({ openSettings }: { openSettings: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { agent, content, isChanged } = useEditor();
  const { data: agents = [] } = useQuery(agentChoicesQuery);
  const others = agents.filter(({ agent_id }) => agent_id !== agent.agent_id);
  const options = [{ agent_id: agent.agent_id, name: content.name }, ...others];
  return (
    <div className="flex flex-wrap items-center gap-3 border-b px-4 py-2.5">
      <div className="w-60 max-w-full">
        <Select
          aria-label={t('agent')}
          value={agent.agent_id}
          onChange={(agent_id) => void navigate({ to: '.', search: { agent_id } })}
          options={options.map(({ agent_id, name }) => ({ value: agent_id, label: name }))}
        />
      </div>
      {isChanged && <Badge tone="accent">{t('unpublished')}</Badge>}
      <div className="ms-auto flex gap-2">
        <Button size="sm" onClick={openSettings} className="lg:hidden">
          <Settings2 aria-hidden />
          {t('settings')}
        </Button>
        <Link to={AGENT_PATH} params={{ agentId: agent.agent_id }} className={buttonClass({ size: 'sm' })}>
          {t('openEditor')}
        </Link>
      </div>
    </div>
  );
}
