import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useProcedureDrafts } from '#web/features/agents/editor/tabs/procedures/use-procedure-drafts.ts';
import { AgentMenu } from '#web/features/agents/list/agent-menu.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { AGENTS_PATH, PLAYGROUND_PATH } from '#web/features/agents/paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { confirm } from '#web/ui/confirm.ts';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** The agent's name, how it stands, and what can be done with it as a whole. */
export function EditorBar({ flush }: { flush: () => Promise<void> }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { agent, content, change, isReadOnly } = useEditor();
  const { agent_id, branch_id, main_branch_id } = agent;
  const test = async (): Promise<void> => {
    await flush();
    const branch = branch_id === main_branch_id ? undefined : branch_id;
    await navigate({ to: PLAYGROUND_PATH, search: { agent_id, branch } });
  };
  const archived = content.platform_settings.archived;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-1 xs:px-6">
      <VoiceOrb id={content.conversation_config.tts.voice_id} name={content.name} size={28} />
      <input
        aria-label={t('agentName')}
        value={content.name}
        maxLength={140}
        readOnly={isReadOnly}
        onChange={({ target }) => change((former) => ({ ...former, name: target.value }))}
        className={classNames(
          controlClass,
          typedTextClass,
          'h-9 min-w-40 flex-1 border-transparent bg-transparent px-2 font-semibold text-15',
        )}
      />
      <State />
      <div className="flex items-center gap-2 max-sm:w-full">
        <Button onClick={() => void test()}>
          <MessagesSquare aria-hidden />
          {t('test')}
        </Button>
        {!isReadOnly && <Publishing />}
        <span className="max-sm:ms-auto">
          <AgentMenu
            agent={{ agent_id, name: content.name, archived }}
            onGone={() => void navigate({ to: AGENTS_PATH })}
          />
        </span>
      </div>
    </div>
  );
}

/** Is what callers get what stands here? */
function State() {
  const t = useMessages();
  const { agent, isChanged, isBehindTip, saveState, isReadOnly } = useEditor();
  const isUnpublished = useProcedureDrafts(agent).hasAny || isChanged;
  if (isReadOnly) return <Badge>{t('readOnly')}</Badge>;
  if (saveState === 'failed') return <Badge tone="danger">{t('notSaved')}</Badge>;
  return (
    <span role="status" className="flex items-center gap-2">
      {isChanged && isBehindTip && <Badge tone="danger">{t('behindTip')}</Badge>}
      {isUnpublished ? (
        <Badge tone="accent">{saveState === 'saved' ? t('unpublished') : t('savingDraft')}</Badge>
      ) : (
        <Badge tone="positive">{t('publishedState')}</Badge>
      )}
    </span>
  );
}

function Publishing() {
  const t = useMessages();
  const { agent, content, isChanged, publish, discard } = useEditor();
  const procedures = useProcedureDrafts(agent);
  const [isAsking, setAsking] = useState(false);
  const isUnpublished = isChanged || procedures.hasAny;
  const canPublish = isUnpublished && content.name.trim() !== '';
  const ask = () => canPublish && setAsking(true);
  useShortcut({ keys: 'mod+s', label: t('publish'), group: t('agent'), worksInFields: true, run: ask });
  const drop = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('discardTitle'),
      description: t('discardText'),
      confirmLabel: t('discard'),
      isDanger: true,
    });
    if (isSure && (await okOrToast(Promise.all([discard(), procedures.discard()]))))
      toast.success(t('discarded'));
  };
  return (
    <>
      {isUnpublished && (
        <Button variant="ghost" onClick={() => void drop()}>
          {t('discard')}
        </Button>
      )}
      <Button variant="primary" disabled={!canPublish} onClick={ask}>
        {t('publish')}
      </Button>
      {isAsking && (
        <NameDialog
          title={t('publishTitle')}
          description={t('publishText')}
          label={t('whatChanged')}
          submitLabel={t('publish')}
          isOptional
          maxLength={400}
          onClose={() => setAsking(false)}
          onSave={async (description) => {
            await publish(description);
            toast.success(t('publishedToast'));
          }}
        />
      )}
    </>
  );
}
