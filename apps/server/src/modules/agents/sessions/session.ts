import type { InitiationClientData } from '@mynah/contract/agents/conversations/initiation';
import type { MonitorCommand } from '@mynah/contract/agents/sessions/client-messages';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { IdleClock } from '../../../platform/sockets/index.ts';
import { takeConcurrencySlot } from '../../billing/index.ts';
import type { Dialogue } from '../dialogue/index.ts';
import { ClientCalls } from './conversation/client-calls.ts';
import { Heartbeat } from './conversation/heartbeat.ts';
import { KeptConversation, type KeptOptions } from './conversation/kept-conversation.ts';
import { type Rooms, theRooms } from './conversation/rooms.ts';
import { takeMessage } from './conversation/take-message.ts';
import { Talk } from './conversation/talk.ts';
import type { Entrance } from './entrance/index.ts';
import { type LiveSession, liveSessions } from './monitor/index.ts';
import { Scope } from './scope.ts';
import { mayWait, type Waiting } from './waiting/index.ts';
import {
  Events,
  isSound,
  type Line,
  type Received,
  readMessage,
  SessionFault,
  type SoundFormats,
  type Stage,
  toSessionFault,
  type Watcher,
} from './wire/index.ts';

export interface SessionOptions extends Entrance {
  platform: Platform;
  line: Line;
  log: Log;
  /** May the agent take one more, at once or after a while? Gives the way to let it go. */
  admit(waiting: Waiting): Promise<() => void>;
  rooms?: Rooms;
}

/** A client that says nothing at all, not even silence, for so long is gone. */
const idleSeconds = 60;

interface Ending {
  code: number;
  reason: string;
  error?: { code: number; reason: string };
}

/** One conversation on one line: its first message, what it owns, and its end. It knows no socket. */
export class Session implements LiveSession {
  readonly #options: SessionOptions;
  readonly #rooms: Rooms;
  readonly #scope: Scope;
  readonly #events: Events;
  readonly #idle: IdleClock;
  readonly #heartbeat: Heartbeat;
  #begun: Promise<void> | undefined;
  #talk: Talk | undefined;
  #calls: ClientCalls | undefined;
  #dialogue: Dialogue | undefined;
  #kept: KeptConversation | undefined;
  #isTextOnly = false;
  #isGreeted = false;
  /** Until the agent has a place for the caller. */
  #isOnHold = false;
  #reading: Promise<void> = Promise.resolve();
  #ending: Promise<void> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#rooms = options.rooms ?? theRooms();
    const { clock } = options.platform;
    this.#scope = new Scope(clock);
    this.#events = new Events(options.line);
    this.#idle = new IdleClock(idleSeconds, () => this.#leaveIdle(), clock);
    this.#scope.own(() => this.#idle.stop());
    this.#heartbeat = new Heartbeat({ clock, scope: this.#scope, events: this.#events });
  }

  get workspaceId(): string {
    return this.#options.agent.workspaceId;
  }

  get agentId(): string {
    return this.#options.agent.agentId;
  }

  /** May it be watched? As the agent says that speaks now. */
  get isWatchable(): boolean {
    return this.#dialogue?.agent.conversationConfig.conversation.monitoring_enabled ?? false;
  }

  /** Takes one frame; they are read in order. */
  receive(frame: string): Promise<void> {
    // nobody hears who waits, and minutes of sound would pile up behind the first message
    if (this.#isOnHold && isSound(frame)) return Promise.resolve();
    this.#reading = this.#reading.then(() => this.#read(frame));
    return this.#reading;
  }

  async #read(frame: string): Promise<void> {
    if (this.#ending) return;
    this.#idle.touch();
    try {
      const message = readMessage(frame);
      if (!this.#begun) {
        if (message.type !== 'conversation_initiation_client_data') throw outOfOrder();
        this.#begun = this.#begin(message);
        await this.#idle.whileBusy(() => this.#begun!);
      } else await this.#take(message);
    } catch (cause) {
      this.fail(cause, 'wire');
    }
  }

  /** Takes sound of a line that carries it apart from messages. What comes before the conversation is not for the agent. */
  hear(base64: string): void {
    if (this.#ending) return;
    this.#idle.touch();
    this.#talk?.hear(base64);
  }

  /** The line is gone. Resolves when everything is free and written down. */
  leave(): Promise<void> {
    return this.#end({ code: 1000, reason: 'Client disconnected' });
  }

  fail(cause: unknown, stage: Stage): void {
    const fault = toSessionFault(cause, stage);
    const { log } = this.#options;
    if (fault.code !== 1008) log.error({ err: fault.cause ?? fault, stage }, 'a conversation failed');
    const { code, type, message } = fault;
    this.#events.emit({
      type: 'error',
      error_event: { code, error_type: type, message, reason: message },
    });
    void this.#end({ code, reason: message, error: { code, reason: message } });
  }

  watch(watcher: Watcher): () => void {
    return this.#events.watch(watcher);
  }

  /** What somebody who watches orders. @throws SessionFault for what cannot be done here */
  command(command: MonitorCommand): void {
    switch (command.command_type) {
      case 'end_call':
        void this.#end({ code: 1000, reason: 'Call ended by an operator' });
        return;
      case 'contextual_update':
        this.#dialogue?.tell(command.parameters.contextual_update ?? command.parameters.text ?? '');
        return;
      case 'enable_human_takeover':
      case 'disable_human_takeover':
        this.#takeOver(command.command_type === 'enable_human_takeover');
        return;
      case 'send_human_message':
        this.#talk?.say(command.parameters.text);
        return;
      case 'transfer_to_number':
        throw new SessionFault(1008, 'value_error', 'This conversation is no telephone call.');
    }
  }

  #takeOver(isHuman: boolean): void {
    if (this.#talk) this.#talk.isHuman = isHuman;
    if (isHuman) this.#events.emit({ type: 'external_agent_connected', external_agent_connected_event: {} });
    else this.#events.emit({ type: 'external_agent_disconnected', external_agent_disconnected_event: {} });
  }

  async #begin(initiation: InitiationClientData): Promise<void> {
    const { platform, agent, actor, admit, log } = this.#options;
    const conversationId = this.#options.conversationId ?? newId('conv_');
    const override = initiation.conversation_config_override?.conversation?.text_only;
    this.#isTextOnly = override ?? agent.conversationConfig.conversation.text_only;
    const dialogue = await this.#openDialogue(conversationId, initiation);
    this.#scope.own(await admit(this.#waiting(conversationId)));
    this.#isOnHold = false;
    if (this.#scope.isClosed) return;
    if (!this.#isTextOnly) {
      const slot = await takeConcurrencySlot(platform, actor);
      this.#scope.own(() => slot.release());
    }
    if (this.#scope.isClosed) return;
    const conversation = this.#newConversation(conversationId, initiation, dialogue);
    this.#kept = await KeptConversation.open({
      ...{ platform, actor, log, rooms: this.#rooms, conversation },
      outputFormat: this.#formats.output,
    });
    if (!this.#scope.isClosed) this.#open(this.#kept, dialogue);
  }

  #waiting(conversationId: string): Waiting {
    const { platform, agent, log } = this.#options;
    return mayWait({
      ...{ platform, agent, log, scope: this.#scope, events: this.#events },
      format: this.#isTextOnly ? undefined : this.#formats.output,
      greet: () => {
        this.#isOnHold = true;
        this.#greet(conversationId);
      },
    });
  }

  async #openDialogue(conversationId: string, initiation: InitiationClientData): Promise<Dialogue> {
    const { platform, agent, source } = this.#options;
    const calls = new ClientCalls({
      scope: this.#scope,
      emit: (event) => this.#events.emit(event),
      eventId: () => this.#talk?.eventId ?? 0,
      now: () => platform.clock.now(),
    });
    this.#calls = calls;
    const dialogue = await this.#rooms.openDialogue({
      platform,
      agent,
      conversationId,
      initiation,
      environment: this.#environmentOf(initiation),
      source,
      textOnly: this.#isTextOnly,
      runClientTool: (tool, call, signal) => calls.runTool(tool, call, signal),
      approve: (tool, call, signal) => calls.approve(tool, call, signal),
    });
    this.#dialogue = dialogue;
    this.#scope.own(() => dialogue.dispose());
    return dialogue;
  }

  #environmentOf({ environment }: InitiationClientData): string {
    return environment ?? this.#options.environment ?? 'production';
  }

  /** As long as the conversation lasts, whoever speaks in it. */
  get #formats(): SoundFormats {
    const { asr, tts } = this.#options.agent.conversationConfig;
    const agents = { input: asr.user_input_audio_format, output: tts.agent_output_audio_format };
    return this.#options.line.formats ?? agents;
  }

  #newConversation(
    conversationId: string,
    initiation: InitiationClientData,
    { language }: Dialogue,
  ): KeptOptions['conversation'] {
    const { agent, source, sourceVersion, authorizationMethod } = this.#options;
    return {
      agent,
      conversationId,
      source: initiation.source_info?.source ?? source,
      sourceVersion: initiation.source_info?.version ?? sourceVersion,
      authorizationMethod,
      initiation,
      environment: this.#environmentOf(initiation),
      userId: initiation.user_id ?? null,
      textOnly: this.#isTextOnly,
      language,
    };
  }

  /** From here on both can talk. */
  #open(kept: KeptConversation, dialogue: Dialogue): void {
    const { platform, actor } = this.#options;
    this.#talk = new Talk({
      ...{ platform, actor, conversationId: kept.id, dialogue },
      ...{ events: this.#events, transcript: kept.transcript, scope: this.#scope },
      isTextOnly: this.#isTextOnly,
      formats: this.#formats,
      recording: kept.recording,
      onAnswer: () => this.#charge(() => kept.answered()),
      onEnd: (reason) => void this.#end({ code: 1000, reason }),
      fail: (cause, stage) => this.fail(cause, stage),
    });
    this.#scope.own(liveSessions(platform).add(kept.id, this));
    this.#greet(kept.id);
    this.#heartbeat.begin();
    this.#awaitMinute(kept);
    this.#talk.begin();
  }

  /** Before everything else: clients refuse another first message. */
  #greet(conversationId: string): void {
    if (this.#isGreeted) return;
    this.#isGreeted = true;
    const { input, output } = this.#formats;
    this.#events.emit({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: {
        conversation_id: conversationId,
        agent_output_audio_format: output,
        user_input_audio_format: input,
      },
    });
    if (!this.#isTextOnly)
      this.#events.emit({ type: 'asr_initiation_metadata', asr_initiation_metadata_event: {} });
  }

  async #take(message: Received): Promise<void> {
    await this.#begun;
    const [talk, calls, dialogue, kept] = [this.#talk, this.#calls, this.#dialogue, this.#kept];
    if (!talk || !calls || !dialogue || !kept) return;
    const { platform } = this.#options;
    const shared = { platform, rooms: this.#rooms, heartbeat: this.#heartbeat };
    await takeMessage(message, { ...shared, talk, calls, dialogue, kept });
  }

  #awaitMinute(kept: KeptConversation): void {
    const ms = kept.nextChargeMs - (this.#talk?.lengthMs ?? 0);
    if (!Number.isFinite(ms)) return;
    this.#scope.after(ms, () => {
      this.#charge(async () => {
        await kept.lasts(this.#talk?.lengthMs ?? 0);
        this.#awaitMinute(kept);
      });
    });
  }

  #charge(pay: () => Promise<void>): void {
    if (!this.#ending) pay().catch((cause) => this.#ending || this.fail(cause, 'wire'));
  }

  #leaveIdle(): void {
    const message = `Nothing was received for ${idleSeconds} seconds.`;
    this.fail(new SessionFault(1002, 'transport_receive_timeout', message), 'wire');
  }

  #end(ending: Ending): Promise<void> {
    this.#ending ??= this.#finish(ending);
    return this.#ending;
  }

  /** The client is let go first; then everything is freed, charged and written down. */
  async #finish({ code, reason, error }: Ending): Promise<void> {
    const durationMs = this.#talk?.lengthMs ?? 0;
    this.#options.line.close(code, reason);
    const closing = this.#scope.close();
    this.#events.close();
    await this.#begun?.catch(() => {}); // told where it was awaited
    await closing;
    await this.#kept?.end({
      terminationReason: reason,
      ...(error && { error }),
      durationMs,
      language: this.#dialogue?.language ?? 'en',
      warnings: [],
      visitedAgents: this.#visited,
    });
  }

  get #visited() {
    const last = this.#dialogue?.agent ?? this.#options.agent;
    const all = [this.#options.agent, ...(last.agentId === this.agentId ? [] : [last])];
    return all.map(({ agentId, branchId }) => ({ agentId, branchId }));
  }
}

const outOfOrder = (): SessionFault =>
  new SessionFault(1008, 'invalid_message', 'The first message must be conversation_initiation_client_data.');
