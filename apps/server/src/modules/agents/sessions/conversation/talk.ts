import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { toBase64 } from '../../../../platform/sound/index.ts';
import type { Dialogue, DialogueEvent } from '../../dialogue/index.ts';
import { Ears, type Heard } from '../ears/index.ts';
import { SpokenAnswer, voiceOrder } from '../mouth/index.ts';
import type { Recording } from '../recording/index.ts';
import type { Scope } from '../scope.ts';
import { type TurnAction, type TurnEvent, TurnTaking, turnSettingsOf } from '../turn/index.ts';
import type { Events, SoundFormats, Stage } from '../wire/index.ts';
import { Answer, type AnswerEnd } from './answer.ts';
import { responseComplete } from './answer-events.ts';
import { nothing, saying } from './fixed-answers.ts';
import { entryOf, type ShownFile, turnWith } from './shown-files.ts';
import { tellOfServers } from './tell-of-servers.ts';
import type { Transcript } from './transcript.ts';

export interface TalkOptions {
  platform: Platform;
  actor: Actor;
  conversationId: string;
  dialogue: Dialogue;
  events: Events;
  transcript: Transcript;
  scope: Scope;
  isTextOnly: boolean;
  formats: SoundFormats;
  recording: Recording | undefined;
  /** An answer was given: it may cost something. */
  onAnswer(): void;
  /** The agent, the silence or the clock ends it. */
  onEnd(reason: string): void;
  fail(cause: unknown, stage: Stage): void;
}

/** What comes of an event, without its time. */
type Happening = TurnEvent extends infer E ? (E extends TurnEvent ? Omit<E, 'atMs'> : never) : never;

/** So long is waited for ears that are behind. */
const lateMs = 50;

/** Two who talk: ears and messages in, turns taken, answers out. */
export class Talk {
  readonly #options: TalkOptions;
  readonly #turns: TurnTaking;
  readonly #ears: Ears | undefined;
  readonly #beganMs: number;
  #answer: Answer | undefined;
  /** Ends when the answers so far have ended, and the dialogue knows how. */
  #answering: Promise<void> = Promise.resolve();
  /** Grows with each turn of either: clients drop sound of earlier ones after an interruption. */
  #eventId = 0;
  #callOffWake: () => void = () => {};
  #shown: ShownFile[] = [];
  #isHuman = false;
  /** When the caller ended what is answered now. */
  #askedAtMs: number | undefined;

  constructor(options: TalkOptions) {
    this.#options = options;
    const { dialogue, scope, isTextOnly } = options;
    this.#beganMs = this.#clockMs;
    this.#turns = new TurnTaking(turnSettingsOf(dialogue.agent.conversationConfig, dialogue.language));
    this.#ears = isTextOnly ? undefined : this.#openEars();
    this.#listEvents();
    scope.own(() => this.#leave());
  }

  get #clockMs(): number {
    return this.#options.platform.clock.now().getTime();
  }

  get lengthMs(): number {
    return this.#clockMs - this.#beganMs;
  }

  get seconds(): number {
    return Math.floor(this.lengthMs / 1000);
  }

  get eventId(): number {
    return this.#eventId;
  }

  /** A person answers in the agent’s place. */
  set isHuman(isHuman: boolean) {
    this.#isHuman = isHuman;
  }

  /** The agent’s first words, or its waiting for the caller’s. */
  begin(): void {
    void tellOfServers(this.#options);
    void this.#ears?.warm().catch((cause) => this.#fail(cause, 'ears'));
    const message = this.#options.dialogue.firstMessage();
    if (message === undefined) this.#happens({ type: 'time' });
    else this.say(message);
  }

  /** Says what no model wrote: the first message, a farewell, a person’s words. */
  say(message: string): void {
    this.#happens({ type: 'agent', is: 'thinking' });
    this.#give(saying(message), { isTentative: false });
  }

  hear(base64: string): void {
    if (!this.#ears) return; // a client without sound that sends some all the same
    const samples = this.#ears.add(base64);
    this.#options.recording?.hear(samples, this.lengthMs);
  }

  receive(text: string, shown: readonly ShownFile[] = []): void {
    this.#shown.push(...shown);
    this.#happens({ type: 'message', text });
  }

  activity(): void {
    this.#happens({ type: 'activity' });
  }

  #openEars(): Ears {
    const { platform, actor, conversationId, dialogue, scope, formats } = this.#options;
    const { asr } = dialogue.agent.conversationConfig;
    return new Ears({
      platform,
      turn: { caller: actor.workspaceId, answer: conversationId, urgency: 'heard', signal: scope.signal },
      format: formats.input,
      language: () => dialogue.language.slice(0, 2).toLowerCase(),
      keywords: asr.keywords,
      hear: (heard) => this.#hears(heard),
      fail: (cause) => this.#fail(cause, 'ears'),
    });
  }

  #hears(heard: Heard): void {
    const { events } = this.#options;
    if (heard.type === 'sound') {
      events.emit({
        type: 'vad_score',
        vad_score_event: { vad_score: Math.round(heard.score * 1000) / 1000 },
      });
      this.#happens({ type: 'sound', voicedMs: heard.voicedMs, silenceMs: heard.silenceMs });
      return;
    }
    if (heard.text !== '') {
      const event = { user_transcript: heard.text, event_id: this.#eventId + 1 };
      events.emit({ type: 'tentative_user_transcript', tentative_user_transcription_event: event });
    }
    this.#happens(heard);
  }

  #happens(happening: Happening): void {
    if (this.#options.scope.isClosed) return;
    const actions = this.#turns.receive({ ...happening, atMs: this.lengthMs } as TurnEvent);
    for (const action of actions) this.#do(action);
    this.#callOffWake();
    const ms = this.#turns.wakeAtMs - this.lengthMs;
    if (Number.isFinite(ms)) this.#wakeIn(ms);
  }

  /** On a machine that is late, what was said last is heard before the time is judged. */
  #wakeIn(ms: number): void {
    this.#callOffWake = this.#options.scope.after(ms, () => {
      if (this.#ears?.isBehind) this.#wakeIn(lateMs);
      else this.#happens({ type: 'time' });
    });
  }

  #do(action: TurnAction): void {
    switch (action.do) {
      case 'answer':
        this.#respond(action);
        break;
      case 'commit':
        this.#userSaid(action.text, 'audio');
        this.#eventId++;
        this.#answer?.commit();
        break;
      case 'discard':
      case 'interrupt':
        this.#cut();
        break;
      case 'hold':
        this.#answer?.hold();
        break;
      case 'resume':
        this.#answer?.resume();
        break;
      case 'ignore':
        this.#ignore(action);
        break;
      case 'prompt':
        this.#give(this.#dialogueAnswers({ text: '', isSilence: true }), { isTentative: false });
        break;
      case 'fill':
        this.#fill(action.index);
        break;
      case 'end':
        this.#options.onEnd(endReasons[action.because]);
    }
  }

  #respond({ text, isTentative, isTyped }: Extract<TurnAction, { do: 'answer' }>): void {
    const shown = this.#shown.splice(0);
    if (!isTentative) this.#userSaid(text, isTyped ? 'text' : 'audio', shown);
    if (this.#isHuman) {
      this.#happens({ type: 'agent', is: 'done' });
      return;
    }
    this.#askedAtMs = this.#beganMs + (isTyped ? this.lengthMs : this.#turns.voiceEndedMs);
    this.#give(this.#dialogueAnswers(turnWith(text, shown)), { isTentative });
  }

  #dialogueAnswers(turn: Parameters<Dialogue['respond']>[0]) {
    return (signal: AbortSignal) => this.#options.dialogue.respond(turn, signal);
  }

  /** The caller’s turn is over, and known to all. */
  #userSaid(text: string, medium: 'audio' | 'text', shown: readonly ShownFile[] = []): void {
    const { events, transcript } = this.#options;
    this.#eventId++;
    if (medium === 'audio') this.#ears?.take();
    const event: ServerEvent = {
      type: 'user_transcript',
      user_transcription_event: { user_transcript: text, event_id: this.#eventId },
    };
    // who typed it knows it
    if (medium === 'audio') events.emit(event);
    else events.copy(event);
    transcript.add({
      role: 'user',
      message: text,
      time_in_call_secs: this.seconds,
      source_medium: medium,
      source_event_id: this.#eventId,
      ...entryOf(text, shown),
    });
  }

  #ignore({ text, because }: Extract<TurnAction, { do: 'ignore' }>): void {
    this.#ears?.take();
    if (text === '') return;
    this.#options.transcript.add({
      role: 'user',
      message: text,
      time_in_call_secs: this.seconds,
      source_medium: 'audio',
      ignored_as_backchannel: because === 'back-channel',
    });
  }

  #give(
    events: (signal: AbortSignal) => AsyncIterable<DialogueEvent>,
    { isTentative }: { isTentative: boolean },
  ): void {
    const answer = this.#openAnswer(isTentative);
    this.#answer = answer;
    const before = this.#answering;
    this.#answering = before
      .then(() => answer.run(answer.signal.aborted ? nothing() : events(answer.signal)))
      .then((end) => this.#ended(answer, end))
      .catch((cause) => this.#fail(cause, 'mind'));
  }

  #openAnswer(isTentative: boolean): Answer {
    const { transcript, platform, events } = this.#options;
    if (!isTentative) this.#eventId++;
    return new Answer({
      // an answer on trust comes after the turn that it answers, which counts later
      eventId: isTentative ? this.#eventId + 2 : this.#eventId,
      isTentative,
      emit: (event) => events.emit(event),
      openMouth: (answer, signal) => this.#openMouth(answer, signal),
      write: (entry) => {
        this.#options.onAnswer();
        return transcript.add(entry);
      },
      askedAtMs: this.#askedAtMs,
      measured: (place, metrics) => transcript.change(place, { conversation_turn_metrics: metrics }),
      now: () => platform.clock.now(),
      guard: (isOn) => this.#happens({ type: 'guard', isOn }),
      changed: () => this.#changed(),
      fail: (cause, stage) => this.#fail(cause, stage),
    });
  }

  #openMouth(answer: Answer, signal: AbortSignal): SpokenAnswer | undefined {
    const { platform, actor, dialogue, conversationId, isTextOnly, events, recording } = this.#options;
    if (isTextOnly) return undefined;
    const order = voiceOrder(dialogue.agent.conversationConfig.tts, {
      language: dialogue.language,
      format: this.#options.formats.output,
    });
    return new SpokenAnswer({
      platform,
      actor,
      order,
      answerId: conversationId,
      signal: AbortSignal.any([signal, this.#options.scope.signal]),
      send: ({ bytes, alignment, heardAtMs }) => {
        const audio = {
          audio_base_64: toBase64(bytes),
          event_id: answer.eventId,
          ...(alignment && { alignment }),
        };
        events.emit({ type: 'audio', audio_event: audio });
        recording?.say(bytes, heardAtMs - this.#beganMs);
      },
      onFirst: () => {
        answer.sounds();
        this.#happens({ type: 'agent', is: 'heard' });
      },
      onDone: () => answer.soundIsDone(),
      fail: (cause) => this.#fail(cause, 'mouth'),
    });
  }

  /** Another language, another agent, another node. */
  #changed(): void {
    const { agent, language } = this.#options.dialogue;
    this.#turns.settings = turnSettingsOf(agent.conversationConfig, language);
    this.#listEvents();
    void tellOfServers(this.#options);
  }

  #listEvents(): void {
    const { client_events, monitoring_events } = this.#options.dialogue.agent.conversationConfig.conversation;
    this.#options.events.list(client_events, monitoring_events);
  }

  #cut(): void {
    const answer = this.#answer;
    if (!answer) return;
    const { events, recording } = this.#options;
    answer.cut();
    recording?.cut(this.lengthMs);
    if (answer.isTentative || this.#options.isTextOnly) return;
    events.emit({ type: 'interruption', interruption_event: { event_id: answer.eventId } });
  }

  /** An answer has come to its end, or was cut: dialogue and transcript learn how much of it there was. */
  #ended(answer: Answer, end: AnswerEnd): void {
    const { dialogue, events, onEnd, scope } = this.#options;
    if (scope.isClosed) return;
    if (end.isInterrupted) {
      if (answer.isTentative) dialogue.retract();
      else this.#correct(answer, end);
      return;
    }
    if (end.endsCall !== undefined) {
      onEnd(end.endsCall);
      return;
    }
    if (this.#answer === answer) this.#answer = undefined;
    if (end.text !== '') events.emit(responseComplete(answer.eventId));
    this.#happens(end.skips ? { type: 'skip' } : { type: 'agent', is: 'done' });
  }

  #correct({ eventId }: Answer, { text, heard, place }: AnswerEnd): void {
    const { dialogue, events, transcript } = this.#options;
    dialogue.heard(heard);
    if (text.trim() === '' || heard === text) return;
    events.emit({
      type: 'agent_response_correction',
      agent_response_correction_event: {
        original_agent_response: text,
        corrected_agent_response: heard,
        event_id: eventId,
      },
    });
    if (place !== undefined)
      transcript.change(place, { message: heard, original_message: text, interrupted: true });
  }

  #fill(index: number): void {
    const { dialogue } = this.#options;
    const { soft_timeout_config: soft } = dialogue.agent.conversationConfig.turn;
    const all = [soft.message, ...soft.additional_soft_timeout_messages];
    const at = soft.randomize_fillers ? Math.floor(Math.random() * all.length) : index % all.length;
    this.#answer?.fill(dialogue.fill(all[at]!));
  }

  #fail(cause: unknown, stage: Stage): void {
    if (!this.#options.scope.isClosed) this.#options.fail(cause, stage);
  }

  /** Resolves when engines, encoders and the dialogue are free. */
  async #leave(): Promise<void> {
    this.#answer?.cut();
    await this.#answering;
    await this.#ears?.ended();
    this.#options.dialogue.dispose();
  }
}

const endReasons = {
  duration: 'Max duration reached',
  silence: 'The caller was silent for too long',
} as const;
