import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { Microphone } from '#web/shared/recording/microphone.ts';
import type { Conversation } from '#web/shared/talking/conversation.ts';
import { afterEvent, initialConversation, type OwnEvent } from '#web/shared/talking/conversation-state.ts';
import type { CallConfig } from './call-config.ts';

export interface TalkOptions extends Omit<CallConfig, 'clientTools'> {
  address: () => string | URL | Promise<string | URL>;
  /** With a microphone and sound; else typed and read. */
  isVoice: boolean;
  /** Asks the server for a conversation without sound. */
  asksForText: boolean;
  /** What is said first. */
  text?: string;
  clientTools: CallConfig['clientTools'];
}

/** Loaded when somebody speaks first: what makes and hears sound. */
const loadTalking = () => import('./talking.ts');

const texts = {
  noMicrophone: 'This page can’t use a microphone. Allow it in your browser, or type instead.',
  connectionLost: 'The connection was lost. Start a new conversation.',
  failed: 'The conversation couldn’t begin. Try again.',
};

/** The conversation of an element: one at a time, with its microphone and its tools. */
export class Talk {
  state = initialConversation;
  isVoice = false;
  isMuted = false;
  isSpeaking = false;
  /** A voice conversation that is typed and read for now. */
  isTextMode = false;
  /** The visitor ended it, and not the agent. */
  wasLeft = false;
  readonly #changed: () => void;
  #conversation?: Conversation;
  #microphone?: Microphone;
  #tools: CallConfig['clientTools'] = {};
  #waiting: string[] = [];
  #attempt = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isOn(): boolean {
    return this.state.status === 'live' || this.state.status === 'connecting';
  }

  async start({ address, isVoice, asksForText, text, clientTools, ...config }: TalkOptions): Promise<void> {
    this.#release();
    const mine = this.#attempt;
    Object.assign(this, { isVoice, isMuted: false, isTextMode: false, isSpeaking: false, wasLeft: false });
    this.#tools = clientTools;
    this.#waiting = text ? [text] : [];
    this.#tell({ type: 'own_start' });
    try {
      const talking = await loadTalking();
      const microphone = isVoice ? await talking.openMicrophone('call') : undefined;
      const found = mine === this.#attempt ? await address() : undefined;
      if (mine !== this.#attempt || !found) return microphone?.close();
      this.#microphone = microphone;
      this.#conversation = talking.openConversation({
        ...config,
        address: found,
        texts,
        source: 'widget',
        isTextOnly: asksForText,
        ...(microphone && { stream: microphone.stream }),
        tell: (event) => mine === this.#attempt && this.#take(event),
        onSpeaking: (isSpeaking) => {
          this.isSpeaking = isSpeaking;
          this.#changed();
        },
      });
    } catch (cause) {
      if (mine !== this.#attempt) return;
      this.#release();
      const isMicrophone = cause instanceof DOMException;
      this.#tell({ type: 'own_closed', failure: isMicrophone ? texts.noMicrophone : texts.failed });
    }
  }

  say(text: string): void {
    if (this.state.status === 'connecting') this.#waiting.push(text);
    else this.#conversation?.say(text);
  }

  showActivity(): void {
    this.#conversation?.showActivity();
  }

  allowTool(callId: string, isApproved: boolean): void {
    this.#conversation?.allowTool(callId, isApproved);
  }

  rate(eventId: number, score: 'like' | 'dislike'): void {
    this.#conversation?.rate(eventId, score);
  }

  setMuted(isMuted: boolean): void {
    this.isMuted = isMuted;
    this.#conversation?.setMuted(isMuted || this.isTextMode);
    this.#changed();
  }

  setTextMode(isTextMode: boolean): void {
    this.isTextMode = isTextMode;
    this.#conversation?.setSilent(isTextMode);
    this.setMuted(this.isMuted);
  }

  level(): number {
    return this.#conversation?.agentLevel() ?? 0;
  }

  end(): void {
    this.wasLeft = true;
    if (this.#conversation) {
      this.#conversation.end();
      return;
    }
    // it has not begun yet: what comes of it comes too late
    this.#release();
    this.#tell({ type: 'own_closed' });
  }

  #release(): void {
    this.#attempt += 1;
    this.#conversation?.end();
    this.#conversation = undefined;
    this.#microphone?.close();
    this.#microphone = undefined;
  }

  #tell(event: ServerEvent | OwnEvent): void {
    this.state = afterEvent(this.state, event, performance.now());
    this.#changed();
  }

  #take(event: ServerEvent | OwnEvent): void {
    this.#tell(event);
    if (event.type === 'conversation_initiation_metadata')
      for (const text of this.#waiting.splice(0)) this.#conversation?.say(text);
    if (event.type === 'client_tool_call') void this.#answer(event.client_tool_call);
    if (event.type !== 'own_closed') return;
    this.#microphone?.close();
    this.#microphone = undefined;
    this.#conversation = undefined;
  }

  /** By the page's own function, or by saying that there is none: the agent then goes on. */
  async #answer(call: Extract<ServerEvent, { type: 'client_tool_call' }>['client_tool_call']): Promise<void> {
    const { tool_name: name, tool_call_id: id, parameters } = call;
    const conversation = this.#conversation;
    const tool = Object.hasOwn(this.#tools, name) ? this.#tools[name] : undefined;
    if (!tool) return conversation?.answerTool(id, `This page has no tool named ${name}.`, true);
    try {
      const result = (await tool(parameters)) ?? 'Done.';
      conversation?.answerTool(id, typeof result === 'string' ? result : JSON.stringify(result), false);
    } catch (cause) {
      conversation?.answerTool(id, cause instanceof Error ? cause.message : String(cause), true);
    }
  }
}
