import { type CallConfig, callConfigOf } from './call-config.ts';
import { socketAddress } from './requests.ts';
import type { ReadAttribute, WidgetSettings } from './settings.ts';
import type { TalkOptions } from './talk.ts';

/** What the page hears before each conversation, and may change: tools of its own, variables, overrides. */
const eventName = 'mynah:call';

interface Begin {
  element: HTMLElement;
  read: ReadAttribute;
  settings: WidgetSettings;
  /** What the visitor chose; undefined for the agent's own. */
  language: string | undefined;
  /** Where the page says itself at which address the conversation is. */
  ownAddress: (() => string | URL | Promise<string | URL>) | undefined;
  isVoice: boolean;
  text?: string;
}

/** How the conversation begins that the visitor asks for; undefined where the page says nothing of an agent. */
export function conversationOf(begin: Begin): TalkOptions | undefined {
  const { element, read, settings, language, ownAddress, isVoice, text } = begin;
  const agentId = read('agent-id');
  const signed = read('signed-url');
  if (!agentId && !signed && !ownAddress) return undefined;
  const config = askPage(element, callConfigOf(read, language));
  return {
    ...config,
    address: ownAddress ?? (() => signed ?? socketAddress(agentId ?? '', read('environment'))),
    isVoice,
    // an agent of text alone needs no leave for it
    asksForText: !isVoice && settings.supports_text_only && (!settings.text_only || isForced(read)),
    ...(text !== undefined && { text }),
  };
}

const isForced = (read: ReadAttribute): boolean => read('override-text-only') !== null;

function askPage(element: HTMLElement, config: CallConfig): CallConfig {
  const event = new CustomEvent(eventName, { bubbles: true, composed: true, detail: { config } });
  element.dispatchEvent(event);
  const { config: answered } = event.detail;
  return { ...answered, clientTools: { ...answered.clientTools } };
}
