import { createContext, useContext } from 'react';
import type { AgentContent, Prompt } from '#web/features/agents/agent-types.ts';
import type { Agent } from '#web/features/agents/agents.requests.ts';
import type { SaveState } from '#web/shared/document-saving/document-saver.ts';

type Config = AgentContent['conversation_config'];
type Platform = AgentContent['platform_settings'];

export interface Editor {
  agent: Agent;
  /** As it is on this page. */
  content: AgentContent;
  /** It differs from what callers get. */
  isChanged: boolean;
  saveState: SaveState;
  /** Somebody has published since these changes were begun. */
  isBehindTip: boolean;
  isReadOnly: boolean;
  change: (make: (content: AgentContent) => AgentContent) => void;
  publish: (description: string) => Promise<void>;
  discard: () => Promise<void>;
  /** What was changed is kept as a draft before this resolves. */
  flush: () => Promise<void>;
  /** Callers get something else now: a version was rolled back to, or a branch merged in. */
  renew: () => Promise<void>;
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no agent is open');
  return editor;
}

/** A part of the configuration, and the way to change some of it. */
export function useConfig<Part extends keyof Config>(part: Part) {
  const { content, change } = useEditor();
  const set = (next: Partial<Config[Part]>) =>
    change((former) => ({
      ...former,
      conversation_config: {
        ...former.conversation_config,
        [part]: { ...former.conversation_config[part], ...next },
      },
    }));
  return [content.conversation_config[part], set] as const;
}

export function usePrompt() {
  const [agent, setAgent] = useConfig('agent');
  const set = (next: Partial<Prompt>) => setAgent({ prompt: { ...agent.prompt, ...next } });
  return [agent.prompt, set] as const;
}

/** A part of the settings of the platform, as a whole. */
export function usePlatform<Part extends keyof Platform>(part: Part) {
  const { content, change } = useEditor();
  const set = (next: Platform[Part]) =>
    change((former) => ({
      ...former,
      platform_settings: { ...former.platform_settings, [part]: next },
    }));
  return [content.platform_settings[part], set] as const;
}
