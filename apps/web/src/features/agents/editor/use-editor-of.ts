import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { type Agent, agentsKey, fetchAgent, publishAgent } from '#web/features/agents/agents.requests.ts';
import {
  type AgentDraft,
  discardDraft,
  draftQuery,
  saveDraft,
} from '#web/features/agents/drafts.requests.ts';
import { draftSaver } from '#web/features/agents/editor/draft-saver.ts';
import type { Editor } from '#web/features/agents/editor/editor-context.tsx';
import { useRoleOn } from '#web/shared/account/roles.ts';
import type { SaveState } from '#web/shared/document-saving/document-saver.ts';
import { isSameValue } from '#web/shared/document-saving/same-value.ts';

export const contentOf = ({
  name,
  tags,
  conversation_config,
  platform_settings,
  workflow,
}: AgentContent): AgentContent => ({ name, tags, conversation_config, platform_settings, workflow });

/** An agent and what was changed of it: every change is kept as a draft, and callers get it when it is published. */
export function useEditorOf(agent: Agent, draft: AgentDraft | null): Editor {
  const queryClient = useQueryClient();
  const { agent_id: agentId, branch_id: branchId } = agent;
  const [published, setPublished] = useState(() => contentOf(agent));
  const [content, setContent] = useState(() => (draft ? contentOf(draft) : published));
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [isBehindTip, setBehindTip] = useState(draft?.is_behind_tip ?? false);
  const role = useRoleOn({ permission_on_resource: agent.access_info?.role ?? 'viewer' });
  const latest = useRef(content);
  latest.current = content;
  const latestPublished = useRef(published);
  latestPublished.current = published;
  const saver = useRef<ReturnType<typeof draftSaver>>(undefined);
  saver.current ??= draftSaver({
    opened: content,
    read: () => latest.current,
    published: () => latestPublished.current,
    save: (next) => saveDraft(agentId, branchId, next),
    discard: () => discardDraft(agentId, branchId),
    onState: setSaveState,
  });
  useEffect(
    () => () => {
      void saver.current?.flush().then(() => {
        queryClient.removeQueries({ queryKey: draftQuery(agentId, branchId).queryKey });
      });
    },
    [queryClient, agentId, branchId],
  );

  /** It is published so: what waits is not saved any more. */
  const become = (next: AgentContent): void => {
    latest.current = next;
    latestPublished.current = next;
    saver.current?.reset({ revision: 0, document: next });
    setPublished(next);
  };
  const settle = (next: AgentContent): void => {
    become(next);
    setContent(next);
    setBehindTip(false);
    void queryClient.invalidateQueries({ queryKey: agentsKey });
  };
  const isChanged = useMemo(() => !isSameValue(content, published), [content, published]);
  return {
    agent,
    content,
    isChanged,
    saveState,
    isBehindTip,
    isReadOnly: role === 'viewer' || role === 'commenter',
    change: (make) => {
      const next = make(latest.current);
      latest.current = next;
      setContent(next);
      saver.current?.touch();
    },
    publish: async (description) => {
      await saver.current?.flush();
      settle(contentOf(await publishAgent(agentId, branchId, latest.current, description)));
    },
    discard: async () => {
      await saver.current?.flush();
      await discardDraft(agentId, branchId);
      settle(published);
    },
    renew: async () => {
      const next = contentOf(await fetchAgent(agentId, { branch_id: branchId }));
      // of this moment: an undo is pressed long after its page was drawn
      const isUnchanged = isSameValue(latest.current, latestPublished.current);
      if (isUnchanged) {
        become(next);
        setContent(next);
      } else {
        setPublished(next);
        setBehindTip(true);
      }
      await queryClient.invalidateQueries({ queryKey: agentsKey });
    },
    flush: async () => saver.current?.flush(),
  };
}
