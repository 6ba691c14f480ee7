import { files } from '@mynah/audio';
import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Script, ScriptedDialogue } from '../../../../test/agents/scripted-dialogue.ts';
import { silence, speakPcm } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { createLog } from '../../../platform/log/log.ts';
import type { ConversationEnd } from '../conversations/index.ts';
import { endExpired } from './leases/index.ts';
import { sessionLeases } from './leases/leases.tables.ts';
import { liveSessions } from './monitor/index.ts';
import { Session } from './session.ts';
import type { SoundFormats } from './wire/index.ts';

let app: TestApp;
let apiKey: string;
let workspaceId: string;
let userId: string;
let speech: Uint8Array;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey, workspaceId, userId } = await app.owner());
  speech = await speakPcm(app, apiKey, 'Good morning, how much is a ticket?');
});
afterAll(() => app?.close());

const open = new Set<Call>();
afterEach(async () => {
  for (const call of open) await call.session.leave();
  open.clear();
});

interface Given {
  config?: z.input<typeof conversationalConfig>;
  settings?: z.input<typeof agentPlatformSettings>;
  script?: Script;
  first?: string;
  formats?: SoundFormats;
  admit?: () => Promise<() => void>;
}

/** A client on a line without a socket. */
class Call {
  readonly events: ServerEvent[] = [];
  readonly entries: NewTranscriptEntry[] = [];
  readonly session: Session;
  dialogue!: ScriptedDialogue;
  closed: { code: number; reason: string } | undefined;
  end: ConversationEnd | undefined;
  freed = 0;

  constructor({ config = {}, settings = {}, script = () => ['Yes.'], first, formats, admit }: Given = {}) {
    const agent = {
      agentId: 'agent_test',
      workspaceId,
      name: 'Test',
      userId,
      branchId: 'agtbrch_test',
      versionId: 'agtvrsn_test',
      isDraft: false,
      conversationConfig: conversationalConfig.parse(config),
      platformSettings: agentPlatformSettings.parse(settings),
      workflow: agentWorkflow.parse({}),
    };
    this.session = new Session({
      platform: app.platform,
      agent,
      actor: {
        kind: 'session',
        userId,
        workspaceId,
        role: 'admin',
        tier: 'creator',
        permissions: 'all',
        granted: 'all',
      },
      authorizationMethod: 'public',
      source: 'test',
      sourceVersion: null,
      environment: undefined,
      log: createLog('silent'),
      line: {
        ...(formats && { formats }),
        send: async (event) => void this.events.push(event),
        close: (code, reason) => {
          this.closed ??= { code, reason };
        },
      },
      admit: admit ?? (async () => () => void this.freed++),
      rooms: {
        openDialogue: async (options) => {
          this.dialogue = new ScriptedDialogue(options, { script, ...(first && { first }) });
          return this.dialogue;
        },
        beginConversation: async (_, { conversationId }) => conversationId!,
        writeEntries: async (_, __, entries) => {
          for (const { index, entry } of entries) this.entries[index] = entry;
        },
        showFiles: async (_, __, ids) =>
          ids.map((id) => ({
            input: {
              file_id: id,
              original_filename: `${id}.png`,
              mime_type: 'image/png',
              file_url: `https://example.com/${id}`,
            },
            image: { contentType: 'image/png', base64: 'AAAA' },
          })),
        endConversation: async (_, __, end) => {
          this.end = end;
        },
      },
    });
    open.add(this);
  }

  send(message: object): Promise<void> {
    return this.session.receive(JSON.stringify(message));
  }

  async begin(more: object = {}): Promise<this> {
    await this.send({ type: 'conversation_initiation_client_data', ...more });
    return this;
  }

  /** Sends sound as it is spoken, in tenths of a second. */
  async speak(pcm: Uint8Array): Promise<void> {
    for (let at = 0; at < pcm.length; at += 3200) {
      const chunk = Buffer.from(pcm.subarray(at, at + 3200)).toString('base64');
      await this.send({ user_audio_chunk: chunk });
      await this.passes(100);
    }
  }

  /** Time goes on; what it sets off has its turn. */
  async passes(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 50) {
      app.clock.advance(50);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  of<Type extends ServerEvent['type']>(type: Type): Extract<ServerEvent, { type: Type }>[] {
    return this.events.filter((event) => event.type === type) as Extract<ServerEvent, { type: Type }>[];
  }

  /** Waits for so many events of a type, while time goes on. */
  async next(type: ServerEvent['type'], count = 1): Promise<void> {
    await until(async () => {
      await this.passes(50);
      expect(this.of(type).length).toBeGreaterThanOrEqual(count);
    });
  }

  get spoken(): string {
    return this.of('audio')
      .flatMap(({ audio_event }) => audio_event.alignment?.chars ?? [])
      .join('');
  }

  /** Waits until the agent's sound ends in these words, and they have been heard. */
  async says(words: string): Promise<void> {
    await until(async () => {
      await this.passes(50);
      expect(this.spoken.trim().endsWith(words)).toBe(true);
    });
    await this.passes(3000);
  }

  async ends(): Promise<void> {
    await until(async () => {
      await this.passes(50);
      expect(this.end).toBeDefined();
    });
  }
}

const audioBytes = (call: Call): number =>
  call
    .of('audio')
    .reduce(
      (sum, { audio_event: { audio_base_64 } }) => sum + Buffer.from(audio_base_64, 'base64').length,
      0,
    );

describe('a spoken conversation', () => {
  test('from the first message to the answer, with recording, transcript and charge', async () => {
    const call = new Call({ first: 'Hello, can I help you?', script: () => ['A ticket is ', 'two euros.'] });
    await call.begin();
    expect(call.events[0]).toMatchObject({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: {
        agent_output_audio_format: 'pcm_16000',
        user_input_audio_format: 'pcm_16000',
      },
    });
    await call.next('agent_response');
    expect(call.of('agent_response')[0]?.agent_response_event.agent_response).toBe('Hello, can I help you?');
    await call.says('you?');
    await call.speak(speech);
    await call.speak(silence(1.5));
    await call.next('user_transcript');
    await call.says('euros.');
    await call.session.leave();
    expect(call.spoken.replace(/\s+/g, '')).toBe('Hello,canIhelpyou?Aticketistwoeuros.');
    expect(audioBytes(call)).toBeGreaterThan(32_000);
    expect(call.of('vad_score')).toEqual([]);
    expect(call.entries.map(({ role }) => role)).toEqual(['agent', 'user', 'agent']);
    expect(call.end).toMatchObject({
      terminationReason: 'Client disconnected',
      audio: { hasUserAudio: true, hasResponseAudio: true },
    });
    expect(call.end!.cost).toBeGreaterThan(100);
    const recorded = await app.platform.blobs.get(call.end!.audio!.key);
    expect(recorded.length).toBeGreaterThan(10_000);
    expect(files.measureMp3(recorded).durationSeconds * 1000).toBeGreaterThan(0.6 * call.end!.durationMs);
  });

  test('a line that carries sound itself has formats of its own, whatever the agent’s are', async () => {
    const call = new Call({
      config: { tts: { agent_output_audio_format: 'ulaw_8000' } },
      formats: { input: 'pcm_16000', output: 'pcm_24000' },
      script: () => ['Two euros.'],
    });
    call.session.hear(Buffer.from(speech).toString('base64'));
    await call.begin();
    expect(call.events[0]).toMatchObject({
      conversation_initiation_metadata_event: {
        agent_output_audio_format: 'pcm_24000',
        user_input_audio_format: 'pcm_16000',
      },
    });
    for (let at = 0; at < speech.length; at += 3200) {
      call.session.hear(Buffer.from(speech.subarray(at, at + 3200)).toString('base64'));
      await call.passes(100);
    }
    await call.speak(silence(1.5));
    await call.says('euros.');
    await call.session.leave();
    expect(call.of('user_transcript')).toHaveLength(1);
    // 48 bytes a millisecond: half a second of eight would be 4,000
    expect(audioBytes(call)).toBeGreaterThan(20_000);
  });

  test('an interruption stops the sound, and corrects what was said to the word', async () => {
    const long =
      'One morning the harbor was quiet, and the river was slow, and nobody was awake in the garden. ';
    const call = new Call({ script: () => [long, long, long] });
    await call.begin();
    await call.send({ type: 'user_message', text: 'Tell me a story' });
    await call.next('audio', 20);
    await call.speak(speech.subarray(0, 32_000));
    const sentAtInterruption = call.events.findIndex(({ type }) => type === 'interruption');
    expect(sentAtInterruption).toBeGreaterThan(0);
    const later = call.events.slice(sentAtInterruption).filter(({ type }) => type === 'audio');
    const interrupted = call.of('interruption')[0]!.interruption_event.event_id;
    expect(later.every((event) => event.type === 'audio' && event.audio_event.event_id > interrupted)).toBe(
      true,
    );
    await call.next('agent_response_correction');
    const { original_agent_response: original, corrected_agent_response: corrected } =
      call.of('agent_response_correction')[0]!.agent_response_correction_event;
    expect(original.startsWith(corrected)).toBe(true);
    expect(corrected.length).toBeGreaterThan(5);
    expect(corrected.length).toBeLessThan(original.length / 2);
    expect(call.dialogue.told).toContain(`heard: ${corrected}`);
    await until(() =>
      expect(call.entries.find(({ interrupted: isCut }) => isCut)).toMatchObject({
        message: corrected,
        original_message: original,
      }),
    );
  });

  test('nothing is recorded where the agent keeps no voice', async () => {
    const call = new Call({ first: 'Hello.', settings: { privacy: { record_voice: false } } });
    await call.begin();
    await call.next('audio');
    await call.session.leave();
    expect(call.end?.audio).toBeUndefined();
  });

  test('the agent ends the call when its farewell has been heard', async () => {
    const call = new Call({ script: () => ['Goodbye then.', { type: 'end-call', reason: 'done' }] });
    await call.begin();
    await call.send({ type: 'user_message', text: 'Bye' });
    await call.ends();
    expect(call.closed).toEqual({ code: 1000, reason: 'Agent ended the call' });
    expect(call.of('audio').at(-1)).toBeDefined();
  });

  test('[AGT-001] a guardrail stops the sound of what is not to be said, and another answer takes its place', async () => {
    const long = 'One morning the harbor was quiet, and the river was slow, and nobody was awake. ';
    let heard = '';
    const guardrail = {
      ...{ type: 'guardrail' as const, cuts: true, endsCall: undefined },
      heard: (text: string) => {
        heard = text;
      },
    };
    const call = new Call({
      config: {
        conversation: {
          client_events: ['audio', 'agent_response', 'guardrail_triggered', 'agent_response_complete'],
        },
      },
      script: () => [long, long, () => call.next('audio', 20), guardrail, 'I cannot tell you.'],
    });
    await call.begin();
    await call.send({ type: 'user_message', text: 'Tell me a story' });
    await call.says('tell you.');
    await call.next('agent_response_complete');
    expect(call.of('guardrail_triggered')).toHaveLength(1);
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.length).toBeLessThan(2 * long.length);
    expect(call.of('agent_response')[0]!.agent_response_event.agent_response).toBe(
      `${heard}I cannot tell you.`,
    );
  });

  test('[AGT-001] a guardrail may end the call, and says that it did', async () => {
    const guardrail = {
      ...{ type: 'guardrail' as const, cuts: false, endsCall: 'Guardrail triggered: violence' },
      heard: () => {},
    };
    const call = new Call({ script: () => [guardrail] });
    await call.begin();
    await call.send({ type: 'user_message', text: 'Tell me a story' });
    await call.ends();
    expect(call.closed).toEqual({ code: 1000, reason: 'Guardrail triggered: violence' });
  });

  test('the longest duration ends it with 1000, by its clock', async () => {
    const call = new Call({ config: { conversation: { max_duration_seconds: 30 } } });
    await call.begin();
    for (let second = 0; second < 31; second++) {
      await call.send({ type: 'user_activity' });
      app.clock.advance(1000);
    }
    await call.ends();
    expect(call.closed).toEqual({ code: 1000, reason: 'Max duration reached' });
  });
});

describe('a written conversation', () => {
  test('text only, in either place of the override: no sound, cheaper, answers in parts where they are listed', async () => {
    const config = {
      conversation: { client_events: ['agent_response', 'agent_chat_response_part'] as const },
    };
    const call = await new Call({
      config: { conversation: { client_events: [...config.conversation.client_events] } },
      script: () => ['Two ', 'euros.'],
    }).begin({
      conversation_config_override: { text_only: true },
    });
    await call.send({ type: 'user_message', text: 'How much?' });
    await call.next('agent_response');
    expect(
      call.of('agent_chat_response_part').map(({ text_response_part: { type, text } }) => [type, text]),
    ).toEqual([
      ['start', ''],
      ['delta', 'Two '],
      ['delta', 'euros.'],
      ['stop', ''],
    ]);
    expect(call.of('audio')).toEqual([]);
    await call.session.leave();
    expect(call.end).toMatchObject({ cost: 20 });
  });

  test('contextual updates, feedback and pongs are heard, and unknown clients’ results dropped', async () => {
    const call = await new Call().begin({
      conversation_config_override: { conversation: { text_only: true } },
    });
    await call.send({ type: 'contextual_update', text: 'The cart is empty.' });
    await call.send({ type: 'client_tool_result', tool_call_id: 'none', result: 'x', is_error: false });
    await call.send({ type: 'user_message', text: 'Hi' });
    await call.next('agent_response');
    const [
      {
        agent_response_event: { event_id },
      },
    ] = call.of('agent_response') as [ReturnType<typeof call.of<'agent_response'>>[0]];
    await call.send({ type: 'feedback', event_id, score: 'like' });
    await until(() => expect(call.entries[1]?.feedback).toMatchObject({ score: 'like' }));
    expect(call.dialogue.told).toEqual(['told: The cart is empty.']);
    expect(call.of('ping')[0]?.ping_event).toEqual({ event_id: 1, ping_ms: null });
  });
});

describe('refusals', () => {
  test.each([
    ['no JSON', 'garbage', 'invalid_message'],
    ['a list', '[]', 'invalid_message'],
    ['another first message', '{"type":"user_message","text":"Hi"}', 'invalid_message'],
    ['sound before the first message', '{"user_audio_chunk":"AAAA"}', 'invalid_message'],
    ['an unknown type', '{"type":"nothing"}', 'invalid_message'],
    ['no type at all', '{}', 'invalid_message'],
  ])('%s ends it with 1008', async (_, frame, type) => {
    const call = new Call();
    await call.session.receive(frame);
    expect(call.closed?.code).toBe(1008);
    expect(call.of('error')[0]?.error_event).toMatchObject({ code: 1008, error_type: type });
  });

  test('sound that is no base64 ends one that goes on', async () => {
    const call = await new Call().begin();
    await call.send({ user_audio_chunk: '§§' });
    expect(call.closed?.code).toBe(1008);
  });

  test('a client that says nothing for a minute is let go with 1002', async () => {
    const call = await new Call({ config: { turn: { turn_timeout: -1 } } }).begin();
    app.clock.advance(60_001);
    await call.ends();
    expect(call.of('error')[0]?.error_event).toMatchObject({
      code: 1002,
      error_type: 'transport_receive_timeout',
    });
  });

  test('a model that fails ends it with 1002', async () => {
    const script: Script = () => [() => Promise.reject(new Error('the model is away'))];
    const call = await new Call({ script }).begin();
    await call.send({ type: 'user_message', text: 'Hi' });
    await call.ends();
    expect(call.of('error')[0]?.error_event).toMatchObject({ code: 1002, error_type: 'llm_error' });
    expect(call.end?.error).toMatchObject({ code: 1002 });
  });
});

test('200 conversations that are opened and left leave nothing', async () => {
  const before = liveSessions(app.platform).size;
  const calls = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const textOnly = index % 40 !== 0;
      const call = new Call({
        first: 'Hello there, and welcome.',
        config: { conversation: { text_only: textOnly } },
      });
      await call.begin();
      if (!textOnly)
        await call.send({ user_audio_chunk: Buffer.from(speech.subarray(0, 6400)).toString('base64') });
      return call;
    }),
  );
  await Promise.all(calls.map((call) => call.session.leave()));
  open.clear();
  expect(liveSessions(app.platform).size).toBe(before);
  expect(calls.every(({ freed, dialogue, end }) => freed === 1 && dialogue.isDisposed && end)).toBe(true);
  expect(app.speech.awaited).toBe(0);
  const { rows } = await app.platform.db.execute<{ held: number }>(
    'select count(*)::int as held from concurrency_slots',
  );
  expect(rows[0]?.held).toBe(0);
});

test('a conversation whose server was killed ends as failed, with what it had cost', async () => {
  const call = await new Call({ config: { conversation: { text_only: true } } }).begin();
  const { conversation_id: conversationId } = call.of('conversation_initiation_metadata')[0]!
    .conversation_initiation_metadata_event;
  await call.send({ type: 'user_message', text: 'Hi' });
  await call.next('agent_response');
  await until(async () => {
    const [lease] = await app.platform.db.select().from(sessionLeases);
    expect(lease).toMatchObject({ conversationId, credits: 20 });
  });
  await endExpired(app.platform);
  expect(await app.platform.db.select().from(sessionLeases)).toHaveLength(1);
  // as a process that has no say any more
  await app.platform.db.update(sessionLeases).set({ expiresAt: new Date(0) });
  await endExpired(app.platform);
  expect(await app.platform.db.select().from(sessionLeases)).toHaveLength(0);
});
