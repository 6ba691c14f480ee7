import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';
import type { DialogueEvent } from '../../dialogue/index.ts';
import type { SpokenAnswer } from '../mouth/index.ts';
import type { Stage } from '../wire/index.ts';
import { contextUsage, safeEvents, tentativeResponse } from './answer-events.ts';
import { requestEvents, resultEvents } from './tool-events.ts';

export interface AnswerOptions {
  eventId: number;
  /** Nobody hears of it before `commit`. */
  isTentative: boolean;
  emit(event: ServerEvent): void;
  /** A mouth with the voice of whoever speaks now; undefined where nothing is spoken. */
  openMouth(answer: Answer, signal: AbortSignal): SpokenAnswer | undefined;
  /** Written down; answers its place. */
  write(entry: NewTranscriptEntry): number;
  /** When the caller's voice ended, in ms of the clock; undefined where nobody spoke. */
  askedAtMs: number | undefined;
  /** What its stages took is known later than its words. */
  measured(place: number, metrics: NewTranscriptEntry['conversation_turn_metrics']): void;
  now(): Date;
  /** A tool that must not be talked over runs, or does no more. */
  guard(isOn: boolean): void;
  /** Voice, language or agent have changed. */
  changed(event: Extract<DialogueEvent, { type: 'language' | 'transfer' }>): void;
  fail(cause: unknown, stage: Stage): void;
}

/** How an answer ended. */
export interface AnswerEnd {
  isInterrupted: boolean;
  /** As the model wrote it. */
  text: string;
  /** Of an interrupted one: what was heard. */
  heard: string;
  place: number | undefined;
  skips: boolean;
  /** The call ends with it, and why. */
  endsCall: string | undefined;
}

/** One answer of the agent on its way from the dialogue to the client: text, tools and sound. */
export class Answer {
  readonly eventId: number;
  readonly #options: AnswerOptions;
  readonly #leaving = new AbortController();
  #isTentative: boolean;
  #commit: () => void = () => {};
  readonly #committed: Promise<void>;
  /** Told when it counts. */
  readonly #unsaid: ServerEvent[] = [];
  #mouth: SpokenAnswer | undefined;
  #isHeld = false;
  #mouthDone: () => void = () => {};
  #text = '';
  /** So much was written before the mouth that is open was opened. */
  #mouthFrom = 0;
  #reasoning = '';
  #heard: string | undefined;
  #place: number | undefined;
  #entry: NewTranscriptEntry | undefined;
  #firstTextMs: number | undefined;
  #firstSoundMs: number | undefined;
  #skips = false;
  #endsCall: string | undefined;

  constructor(options: AnswerOptions) {
    this.#options = options;
    this.eventId = options.eventId;
    this.#isTentative = options.isTentative;
    this.#committed = new Promise((resolve) => {
      this.#commit = resolve;
    });
    if (!options.isTentative) this.#commit();
  }

  /** Aborted when it is cut off. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  get isTentative(): boolean {
    return this.#isTentative;
  }

  /** Follows the dialogue to the end of the answer, and the sound to the end of what is heard. */
  async run(events: AsyncIterable<DialogueEvent>): Promise<AnswerEnd> {
    try {
      for await (const event of events) {
        const isSafe = safeEvents.includes(event.type);
        if (this.#isTentative && !isSafe) await this.#committed;
        if (event.type === 'done') this.#finish(event.entry);
        else if (!this.signal.aborted) await this.#take(event);
        else if (!isSafe) break;
      }
    } catch (cause) {
      if (!this.signal.aborted) this.#options.fail(cause, 'mind');
    }
    // one without a word ends with the turn that it answers, and not before
    if (this.#isTentative) this.#mouth?.flush();
    await this.#committed;
    await this.#closeMouth();
    return {
      isInterrupted: this.signal.aborted,
      text: this.#text,
      heard: this.#heard ?? this.#text,
      place: this.#place,
      skips: this.#skips,
      endsCall: this.#endsCall,
    };
  }

  /** It counts from now on. */
  commit(): void {
    if (!this.#isTentative) return;
    this.#isTentative = false;
    for (const event of this.#unsaid.splice(0)) this.#options.emit(event);
    if (!this.#isHeld) this.#mouth?.resume();
    this.#commit();
  }

  hold(): void {
    this.#isHeld = true;
    this.#mouth?.hold();
  }

  resume(): void {
    this.#isHeld = false;
    if (!this.#isTentative) this.#mouth?.resume();
  }

  /** A word while the caller waits. */
  fill(text: string): void {
    this.#openMouth()?.fill(text);
  }

  /** The caller speaks, or is gone: what is heard by now is all. */
  cut(): void {
    if (this.signal.aborted) return;
    this.#heard = this.#mouth ? this.#mouth.cut() : this.#text;
    this.#leaving.abort();
    this.#mouthDone();
    this.#commit();
  }

  async #take(event: DialogueEvent): Promise<void> {
    const { guard, changed, now } = this.#options;
    switch (event.type) {
      case 'text':
        this.#say(event.text);
        return;
      case 'reasoning':
        this.#reason(event.text);
        return;
      case 'tool-call':
        this.#mouth?.flush();
        if (event.tool.config.type !== 'system')
          this.#tell(requestEvents({ ...event, eventId: this.eventId, now: now() }));
        if (isGuarded(event.tool.config)) guard(true);
        return;
      case 'tool-result':
        if (isGuarded(event.tool.config)) guard(false);
        this.#tell(resultEvents({ ...event, eventId: this.eventId, now: now() }, event.outcome));
        return;
      case 'context':
        this.#tell([contextUsage(event, this.eventId)]);
        return;
      case 'guardrail':
        if (event.cuts) event.heard(await this.#withdraw());
        this.#endsCall = event.endsCall;
        this.#tell([{ type: 'guardrail_triggered' }]);
        return;
      case 'end-call':
        this.#endsCall = 'Agent ended the call';
        return;
      case 'skip-turn':
        this.#skips = true;
        return;
      case 'language':
      case 'transfer':
        await this.#closeMouth();
        changed(event);
        return;
    }
  }

  /** What is said is not to be said: it stops, and only what was heard of it stays. */
  async #withdraw(): Promise<string> {
    const mouth = this.#mouth;
    this.#mouth = undefined;
    this.#text = this.#text.slice(0, this.#mouthFrom) + (mouth?.cut() ?? '');
    await mouth?.dispose();
    return this.#text;
  }

  #say(text: string): void {
    if (text === '') return;
    this.#part(this.#text === '' ? 'start' : 'delta', this.#text === '' ? '' : text);
    if (this.#text === '') this.#part('delta', text);
    this.#firstTextMs ??= this.#options.now().getTime();
    const mouth = this.#openMouth();
    this.#text += text;
    mouth?.write(text);
  }

  #reason(text: string): void {
    const type = this.#reasoning === '' ? 'start' : 'delta';
    this.#reasoning += text;
    const part = { text, type, event_id: String(this.eventId) } as const;
    this.#tell([{ type: 'agent_reasoning_response_part', reasoning_response_part: part }]);
  }

  #part(type: 'start' | 'delta' | 'stop', text: string): void {
    const part = { text, type, event_id: this.eventId };
    this.#tell([{ type: 'agent_chat_response_part', text_response_part: part }]);
  }

  #openMouth(): SpokenAnswer | undefined {
    if (this.#mouth || this.signal.aborted) return this.#mouth;
    this.#mouth = this.#options.openMouth(this, this.signal);
    this.#mouthFrom = this.#text.length;
    if (this.#isTentative || this.#isHeld) this.#mouth?.hold();
    return this.#mouth;
  }

  /** All of its sound was heard. */
  soundIsDone(): void {
    this.#mouthDone();
  }

  /** What was said is heard to its end, and the voice is free. */
  async #closeMouth(): Promise<void> {
    const mouth = this.#mouth;
    if (!mouth) return;
    if (!this.signal.aborted) {
      const done = new Promise<void>((resolve) => {
        this.#mouthDone = resolve;
      });
      mouth.end();
      await done;
    }
    await mouth.dispose();
    // of another voice, if more is said
    if (!this.signal.aborted) this.#mouth = undefined;
  }

  /** The text is whole: it is told and written down. What never counted is neither. */
  #finish(entry: NewTranscriptEntry): void {
    if (this.#isTentative) {
      if (this.signal.aborted) return;
      this.#options.emit(tentativeResponse(this.#text));
      void this.#committed.then(() => this.#isTentative || this.#finish(entry));
      return;
    }
    if (this.#text !== '') {
      this.#part('stop', '');
      const response = { agent_response: this.#text, event_id: this.eventId };
      this.#tell([{ type: 'agent_response', agent_response_event: response }]);
    }
    this.#entry = entry;
    this.#place = this.#options.write({
      ...entry,
      source_event_id: this.eventId,
      conversation_turn_metrics: this.#metrics,
    });
  }

  /** Its first sound goes out. */
  sounds(): void {
    this.#firstSoundMs = this.#options.now().getTime();
    if (this.#place !== undefined) this.#options.measured(this.#place, this.#metrics);
  }

  /** Seconds of each stage: those of the dialogue, the voice's, and all together as the caller waited. */
  get #metrics(): NewTranscriptEntry['conversation_turn_metrics'] {
    const known = this.#entry?.conversation_turn_metrics;
    const [text, sound, asked] = [this.#firstTextMs, this.#firstSoundMs, this.#options.askedAtMs];
    if (text === undefined || sound === undefined) return known ?? null;
    const metrics: Record<string, { elapsed_time: number }> = {
      ...known?.metrics,
      convai_tts_service_ttfb: { elapsed_time: (sound - text) / 1000 },
    };
    if (asked !== undefined) metrics.convai_turn_latency = { elapsed_time: (sound - asked) / 1000 };
    return { ...known, metrics };
  }

  #tell(events: readonly ServerEvent[]): void {
    if (this.#isTentative) this.#unsaid.push(...events);
    else for (const event of events) this.#options.emit(event);
  }
}

const isGuarded = (config: object): boolean =>
  'disable_interruptions' in config && config.disable_interruptions === true;
