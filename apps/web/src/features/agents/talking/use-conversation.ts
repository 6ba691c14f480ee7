import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { message } from '#web/features/agents/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { type Microphone, openMicrophone } from '#web/shared/recording/microphone.ts';
import { type Conversation, openConversation } from '#web/shared/talking/conversation.ts';
import {
  afterEvent,
  type ConversationState,
  initialConversation,
  type OwnEvent,
} from '#web/shared/talking/conversation-state.ts';

export interface StartOptions {
  /** Where the conversation is: asked at each start, an address is good for one. */
  address: () => Promise<string | URL>;
  isVoice: boolean;
  isTextOnly?: boolean;
  dynamicVariables?: Readonly<Record<string, string>>;
  /** Said one after the other, each when the former is answered: a conversation is gone through again. */
  lines?: readonly string[];
  /** The agent speaks first: what is said waits for it. */
  hasGreeting?: boolean;
}

type Timed = { event: ServerEvent | OwnEvent; atMs: number };
const reduce = (state: ConversationState, { event, atMs }: Timed) => afterEvent(state, event, atMs);

/** One conversation at a time, its microphone and sound; all of it ends with the page. */
export function useConversation() {
  const [state, dispatch] = useReducer(reduce, initialConversation);
  const [isSpeaking, setSpeaking] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [microphone, setMicrophone] = useState<Microphone>();
  const current = useRef<Conversation | undefined>(undefined);
  const attempt = useRef(0);
  const lines = useRef<string[]>([]);
  const tell = useCallback(
    (event: ServerEvent | OwnEvent) => dispatch({ event, atMs: performance.now() }),
    [],
  );

  const release = useCallback(() => {
    attempt.current += 1;
    lines.current = [];
    current.current?.end();
    current.current = undefined;
    setMicrophone(undefined);
  }, []);
  useEffect(() => () => microphone?.close(), [microphone]);
  useEffect(() => release, [release]);

  const start = async (options: StartOptions): Promise<void> => {
    release();
    const mine = attempt.current;
    const isStale = () => mine !== attempt.current;
    tell({ type: 'own_start' });
    setMuted(false);
    lines.current = [...(options.lines ?? [])];
    try {
      const opened = options.isVoice ? await openMicrophone('call') : undefined;
      if (isStale()) return opened?.close();
      setMicrophone(opened);
      const address = await options.address();
      if (isStale()) return;
      current.current = openConversation({
        address,
        stream: opened?.stream,
        isTextOnly: options.isTextOnly,
        dynamicVariables: options.dynamicVariables,
        texts: { noMicrophone: message('noMicrophone'), connectionLost: message('connectionLost') },
        onSpeaking: setSpeaking,
        tell: (event) => {
          if (isStale()) return;
          tell(event);
          const isTurn = event.type === 'agent_response';
          if (isTurn || (event.type === 'conversation_initiation_metadata' && !options.hasGreeting))
            sayNext();
          if (event.type === 'own_closed') setMicrophone(undefined);
        },
      });
    } catch (cause) {
      if (isStale()) return;
      release();
      const isMicrophone = cause instanceof DOMException;
      tell({ type: 'own_closed', failure: isMicrophone ? message('noMicrophone') : errorText(cause) });
    }
  };

  const sayNext = (): void => {
    const line = lines.current.shift();
    if (line !== undefined) current.current?.say(line);
  };

  return {
    state,
    isSpeaking,
    isMuted,
    microphone,
    start,
    say: (text: string) => current.current?.say(text),
    showActivity: () => current.current?.showActivity(),
    answerTool: (callId: string, result: string, isError = false) =>
      current.current?.answerTool(callId, result, isError),
    allowTool: (callId: string, isApproved: boolean) => current.current?.allowTool(callId, isApproved),
    setMuted: (next: boolean) => {
      current.current?.setMuted(next);
      setMuted(next);
    },
    agentLevel: useCallback(() => current.current?.agentLevel() ?? 0, []),
    end: () => current.current?.end(),
  };
}

export type TalkingTo = ReturnType<typeof useConversation>;
