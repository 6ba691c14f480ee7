import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import { expect, it } from 'vitest';
import {
  afterEvent,
  type ConversationState,
  initialConversation,
  type OwnEvent,
} from '#web/shared/talking/conversation-state.ts';

type Step = readonly [atMs: number, event: ServerEvent | OwnEvent];

const play = (...steps: readonly Step[]): ConversationState =>
  steps.reduce((state, [atMs, event]) => afterEvent(state, event, atMs), initialConversation);

const begin: ServerEvent = {
  type: 'conversation_initiation_metadata',
  conversation_initiation_metadata_event: {
    conversation_id: 'conv_1',
    agent_output_audio_format: 'pcm_16000',
    user_input_audio_format: 'pcm_16000',
  },
};
const heard = (user_transcript: string): ServerEvent => ({
  type: 'user_transcript',
  user_transcription_event: { user_transcript, event_id: 2 },
});
const part = (text: string, type: 'start' | 'delta' | 'stop' = 'delta'): ServerEvent => ({
  type: 'agent_chat_response_part',
  text_response_part: { text, type, event_id: 3 },
});
const answer = (agent_response: string, event_id = 3): ServerEvent => ({
  type: 'agent_response',
  agent_response_event: { agent_response, event_id },
});
const sound: ServerEvent = { type: 'audio', audio_event: { audio_base_64: '', event_id: 3 } };
const request: ServerEvent = {
  type: 'agent_tool_request',
  agent_tool_request: { tool_name: 'find', tool_call_id: 'call_1', tool_type: 'client', event_id: 3 },
};

it('[AGT-021] measures words and sound of an answer from the caller’s last words, once', () => {
  const { turns } = play(
    [0, begin],
    [1000, heard('Hello')],
    [1200, part('', 'start')],
    [1300, part('Hi')],
    [1400, answer('Hi there.')],
    [1500, sound],
    [1900, sound],
  );
  expect(turns.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'Hello'],
    ['agent', 'Hi there.'],
  ]);
  expect(turns[1]?.timing).toEqual({ toTextMs: 200, toSoundMs: 500 });
});

it('shows what was typed once, though the server says it again', () => {
  const state = play([0, begin], [10, { type: 'own_said', text: 'Hello' }], [20, heard('Hello')]);
  expect(state.turns).toHaveLength(1);
});

it('keeps what was really said of an answer that was interrupted', () => {
  const correction: ServerEvent = {
    type: 'agent_response_correction',
    agent_response_correction_event: {
      original_agent_response: 'One two three.',
      corrected_agent_response: 'One two',
      event_id: 3,
    },
  };
  const { turns } = play([0, begin], [1, answer('One two three.')], [2, correction], [3, part(' late')]);
  expect(turns[0]).toMatchObject({ text: 'One two', wasInterrupted: true });
});

it('waits for the page’s own tool until it is answered, whatever order the server tells it in', () => {
  const call: ServerEvent = {
    type: 'client_tool_call',
    client_tool_call: { tool_name: 'find', tool_call_id: 'call_1', parameters: { name: 'Ada' }, event_id: 3 },
  };
  const waiting = play([0, begin], [1, request], [2, call]);
  expect(waiting.turns).toHaveLength(1);
  expect(waiting.turns[0]?.tool).toMatchObject({ kind: 'client', state: 'waiting' });
  expect(play([0, begin], [1, call], [2, request]).turns[0]?.tool?.state).toBe('waiting');
  const done = afterEvent(waiting, { type: 'own_answered_tool', callId: 'call_1' }, 3);
  expect(done.turns[0]?.tool?.state).toBe('running');
});

it('says why it failed, and that a conversation which ended is over', () => {
  const error: ServerEvent = {
    type: 'error',
    error_event: { code: 1002, message: 'The model is silent.', error_type: 'llm_timeout', reason: '' },
  };
  expect(play([0, begin], [1, error], [2, { type: 'own_closed' }])).toMatchObject({
    status: 'failed',
    failure: 'The model is silent.',
  });
  expect(play([0, begin], [2, { type: 'own_closed' }]).status).toBe('ended');
});
