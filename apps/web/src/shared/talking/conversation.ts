import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import { type Capture, captureSound } from '#web/shared/recording/capture-sound.ts';
import { type AgentSound, openAgentSound } from '#web/shared/talking/agent-sound.ts';
import type { OwnEvent } from '#web/shared/talking/conversation-state.ts';
import { encodeSound, readFormat } from '#web/shared/talking/decode-sound.ts';
import { resample } from '#web/shared/talking/resample.ts';

export interface ConversationOptions {
  /** Of the socket, with its query. */
  address: string | URL;
  /** The microphone; without it the caller types. */
  stream?: MediaStream;
  dynamicVariables?: Readonly<Record<string, string | number | boolean>>;
  /** Asks for a conversation without sound; only where the agent allows it. */
  isTextOnly?: boolean;
  /** What else the conversation has of its own; each only where the agent allows it. */
  overrides?: Readonly<Record<string, object>>;
  userId?: string;
  /** Which page talks, for the conversation's record. */
  source?: string;
  /** What is said of what went wrong here. */
  texts: { noMicrophone: string; connectionLost: string };
  tell: (event: ServerEvent | OwnEvent) => void;
  onSpeaking: (isSpeaking: boolean) => void;
}

export interface Conversation {
  say: (text: string) => void;
  /** The caller types: silence is no sign that they are gone. */
  showActivity: () => void;
  answerTool: (callId: string, result: string, isError: boolean) => void;
  allowTool: (callId: string, isApproved: boolean) => void;
  rate: (eventId: number, score: 'like' | 'dislike') => void;
  setMuted: (isMuted: boolean) => void;
  /** The agent is read and not heard. */
  setSilent: (isSilent: boolean) => void;
  /** Loudness of the agent now, 0 to 1. */
  agentLevel: () => number;
  end: () => void;
}

/**
 * Talks to an agent by the socket of the public API. What the microphone hears before the server is ready is kept for
 * it, and a conversation that broke off is over: the next one is a new one.
 */
export function openConversation(options: ConversationOptions): Conversation {
  const { stream, tell, onSpeaking, texts } = options;
  const socket = new WebSocket(options.address, ['convai']);
  let sound: AgentSound | undefined;
  let capture: Capture | undefined;
  let isMuted = false;
  let isSilent = false;
  let isOver = false;
  const send = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const finish = (failure?: string): void => {
    if (isOver) return;
    isOver = true;
    capture?.stop();
    sound?.close();
    onSpeaking(false);
    socket.close(1000);
    tell({ type: 'own_closed', failure });
  };
  const begin = async (inputFormat: string): Promise<void> => {
    if (!stream) return;
    const { sampleRateHz } = readFormat(inputFormat);
    const opened: Capture = await captureSound(stream, (block) => {
      if (isMuted) return;
      send({
        user_audio_chunk: encodeSound(resample(block, opened?.sampleRateHz ?? sampleRateHz, sampleRateHz)),
      });
    });
    if (isOver) opened.stop();
    else capture = opened;
  };
  const take = (event: ServerEvent): void => {
    if (event.type === 'ping') send({ type: 'pong', event_id: event.ping_event.event_id });
    if (event.type === 'conversation_initiation_metadata') {
      const formats = event.conversation_initiation_metadata_event;
      if (!options.isTextOnly)
        sound = openAgentSound(readFormat(formats.agent_output_audio_format), onSpeaking);
      begin(formats.user_input_audio_format ?? 'pcm_16000').catch(() => finish(texts.noMicrophone));
    }
    if (event.type === 'audio' && !isSilent)
      sound?.play(event.audio_event.audio_base_64, event.audio_event.event_id);
    if (event.type === 'interruption') sound?.interrupt(event.interruption_event.event_id);
    tell(event);
  };
  socket.addEventListener('open', () => send(initiation(options)));
  socket.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data));
    if (event && !isOver) take(event);
  });
  socket.addEventListener('close', ({ code, reason }) =>
    finish(code === 1000 || code === 1005 ? undefined : reason || texts.connectionLost),
  );
  return {
    say: (text) => {
      // what is being said is answered no more
      sound?.interrupt(Number.NEGATIVE_INFINITY);
      send({ type: 'user_message', text });
      tell({ type: 'own_said', text });
    },
    showActivity: () => send({ type: 'user_activity' }),
    answerTool: (callId, result, isError) => {
      send({ type: 'client_tool_result', tool_call_id: callId, result, is_error: isError });
      tell({ type: 'own_answered_tool', callId });
    },
    allowTool: (callId, isApproved) => {
      send({ type: 'mcp_tool_approval_result', tool_call_id: callId, is_approved: isApproved });
      tell({ type: 'own_answered_tool', callId });
    },
    rate: (eventId, score) => send({ type: 'feedback', event_id: eventId, score }),
    setMuted: (muted) => {
      isMuted = muted;
    },
    setSilent: (silent) => {
      isSilent = silent;
      if (silent) sound?.stop();
    },
    agentLevel: () => sound?.level() ?? 0,
    end: () => finish(),
  };
}

function initiation(options: ConversationOptions): object {
  const { dynamicVariables, isTextOnly, userId, source = 'js_sdk' } = options;
  const overrides = { ...options.overrides, ...(isTextOnly && { conversation: { text_only: true } }) };
  return {
    type: 'conversation_initiation_client_data',
    ...(Object.keys(overrides).length > 0 && { conversation_config_override: overrides }),
    ...(dynamicVariables && { dynamic_variables: dynamicVariables }),
    ...(userId !== undefined && { user_id: userId }),
    source_info: { source, version: 'app' },
  };
}

/** Undefined for what is no event: a server that says something else is not understood, and not feared. */
function readEvent(text: string): ServerEvent | undefined {
  try {
    const event: unknown = JSON.parse(text);
    return isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

const isEvent = (value: unknown): value is ServerEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
