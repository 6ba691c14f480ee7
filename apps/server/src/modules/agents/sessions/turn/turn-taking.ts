import { BackChannels } from './back-channels.ts';
import { judgeOverlap } from './barge-in.ts';
import { lateTextMs, patienceMs } from './patience.ts';
import type { TurnAction, TurnEvent, TurnSettings } from './turn-types.ts';
import { progressOf } from './unfinished-text.ts';

/** A click is no word. */
const leastVoiceMs = 90;
/** After `user_activity`, the agent keeps quiet for so long. */
const activityMs = 2000;
/** An answer may be begun on trust after so much silence. */
const trustMs = 200;
/** Nobody is asked more often whether they are there. */
const mostPrompts = 3;

/** What the caller has said since their last turn. */
interface Utterance {
  text: string;
  isWhole: boolean;
  voicedMs: number;
}

/**
 * Whose turn it is. Pure: events with their times go in, actions come out, and `wakeAtMs` says when it wants to hear of
 * the time at the latest. It knows neither sound nor models.
 */
export class TurnTaking {
  #settings: TurnSettings;
  #backChannels: BackChannels;
  #agent: 'silent' | 'thinking' | 'speaking' = 'silent';
  #utterance: Utterance | undefined;
  #isVoiced = false;
  #isHeld = false;
  #tentative: string | undefined;
  /** Typed while nobody might interrupt. */
  #typed: string[] = [];
  #isGuarded = false;
  #isFirstMessage = true;
  #callerHasSpoken = false;
  #isPrompted = false;
  #prompts = 0;
  /** The agent gave its turn up: it says nothing before the caller does. */
  #waits = false;
  #fills = 0;
  #lastVoiceMs = 0;
  /** Since then neither of the two has been heard. */
  #quietSinceMs = 0;
  /** Since then the caller could have said something. */
  #silentSinceMs = 0;
  #thinkingSinceMs = 0;
  #activeUntilMs = 0;
  #nowMs = 0;
  #hasEnded = false;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
    this.#backChannels = backChannelsOf(settings);
  }

  /** Another language, another agent. */
  set settings(settings: TurnSettings) {
    this.#settings = settings;
    this.#backChannels = backChannelsOf(settings);
  }

  receive(event: TurnEvent): TurnAction[] {
    if (this.#hasEnded) return [];
    const actions = this.#receive(event);
    this.#hasEnded = actions.some((action) => action.do === 'end');
    return actions;
  }

  #receive(event: TurnEvent): TurnAction[] {
    this.#nowMs = Math.max(this.#nowMs, event.atMs);
    switch (event.type) {
      case 'sound':
        return [...this.#sound(event), ...this.#look()];
      case 'text':
        if (event.text.trim() === '' && !this.#utterance) return [];
        this.#utterance = {
          ...(this.#utterance ?? { voicedMs: 0 }),
          text: event.text,
          isWhole: event.isWhole,
        };
        return this.#look();
      case 'message':
        return this.#message(event.text);
      case 'activity':
        this.#activeUntilMs = this.#nowMs + activityMs;
        this.#callerActs();
        return [];
      case 'agent':
        this.#agentIs(event.is);
        return this.#look();
      case 'guard':
        this.#isGuarded = event.isOn;
        return this.#look();
      case 'skip':
        this.#agentIs('done');
        this.#waits = true;
        return this.#look();
      case 'time':
        return this.#look();
    }
  }

  /** When somebody was heard last. */
  get voiceEndedMs(): number {
    return this.#lastVoiceMs;
  }

  /** When something comes due by time alone; undefined where only an event can change anything. */
  get wakeAtMs(): number {
    const { softTimeout, longestMs } = this.#settings;
    const due = [longestMs];
    if (this.#isListening) due.push(...this.#dueWhileListening());
    else if (this.#agent === 'thinking' && this.#mayFill && softTimeout)
      due.push(this.#thinkingSinceMs + softTimeout.afterMs * (this.#fills + 1));
    // what is due already has been looked at
    return Math.max(this.#nowMs + 1, Math.min(...due));
  }

  *#dueWhileListening(): Generator<number> {
    const { silenceEndMs } = this.#settings;
    if (this.#isVoiced) return;
    if (this.#utterance) {
      const { text, isWhole } = this.#utterance;
      const silence = isWhole ? this.#patienceMs(text) : lateTextMs;
      yield this.#heldBack(this.#lastVoiceMs + silence);
      if (this.#mayTrust) yield this.#heldBack(this.#lastVoiceMs + trustMs);
      return;
    }
    if (this.#promptAtMs !== undefined) yield this.#promptAtMs;
    if (silenceEndMs !== null) yield this.#silentSinceMs + silenceEndMs;
  }

  get #isListening(): boolean {
    return this.#agent === 'silent';
  }

  get #mayBeInterrupted(): boolean {
    const { mayInterrupt, guardsFirstMessage } = this.#settings;
    return mayInterrupt && !this.#isGuarded && !(guardsFirstMessage && this.#isFirstMessage);
  }

  #heldBack(atMs: number): number {
    return Math.max(atMs, this.#activeUntilMs);
  }

  #patienceMs(text: string): number {
    return patienceMs(text, this.#settings);
  }

  #sound({ voicedMs, silenceMs }: Extract<TurnEvent, { type: 'sound' }>): TurnAction[] {
    this.#isVoiced = voicedMs > 0;
    if (!this.#isVoiced) {
      if (this.#utterance) this.#lastVoiceMs = Math.min(this.#lastVoiceMs, this.#nowMs - silenceMs);
      return [];
    }
    this.#lastVoiceMs = this.#nowMs;
    if (voicedMs < leastVoiceMs) return [];
    this.#callerActs();
    const { text = '' } = this.#utterance ?? {};
    this.#utterance = { text, isWhole: false, voicedMs };
    return this.#discard();
  }

  /** The caller does something: nobody need ask whether they are there. */
  #callerActs(): void {
    this.#quietSinceMs = this.#nowMs;
    this.#silentSinceMs = this.#nowMs;
    this.#waits = false;
    this.#prompts = 0;
  }

  #discard(): TurnAction[] {
    if (this.#tentative === undefined) return [];
    this.#tentative = undefined;
    return [{ do: 'discard' }];
  }

  #message(text: string): TurnAction[] {
    this.#callerActs();
    this.#callerHasSpoken = true;
    this.#activeUntilMs = 0;
    const actions = this.#discard();
    if (!this.#isListening) {
      if (!this.#mayBeInterrupted && this.#settings.mayInterrupt) {
        this.#typed.push(text);
        return actions;
      }
      actions.push(...this.#interrupt());
    }
    return [...actions, ...this.#answer(text, true)];
  }

  #interrupt(): TurnAction[] {
    this.#isHeld = false;
    this.#isFirstMessage = false;
    this.#agent = 'silent';
    this.#quietSinceMs = this.#nowMs;
    return [{ do: 'interrupt' }];
  }

  #answer(text: string, isTyped: boolean): TurnAction[] {
    this.#utterance = undefined;
    this.#callerHasSpoken = true;
    this.#isFirstMessage = false;
    this.#isPrompted = false;
    const wasTentative = this.#tentative === text && !isTyped;
    const actions = wasTentative ? [] : this.#discard();
    this.#tentative = undefined;
    this.#think();
    if (wasTentative) return [{ do: 'commit', text }];
    return [...actions, { do: 'answer', text, isTentative: false, isTyped }];
  }

  #think(): void {
    this.#agent = 'thinking';
    this.#thinkingSinceMs = this.#nowMs;
    this.#fills = 0;
  }

  #agentIs(state: 'thinking' | 'heard' | 'done'): void {
    if (state === 'thinking') this.#think();
    else if (state === 'heard') {
      if (this.#agent === 'thinking') this.#agent = 'speaking';
    } else if (!this.#isListening) {
      this.#agent = 'silent';
      this.#isHeld = false;
      this.#isFirstMessage = false;
      this.#quietSinceMs = this.#nowMs;
      if (!this.#isPrompted) this.#silentSinceMs = this.#nowMs;
    }
  }

  #look(): TurnAction[] {
    if (this.#nowMs >= this.#settings.longestMs) return [{ do: 'end', because: 'duration' }];
    return this.#isListening ? this.#lookWhileListening() : this.#lookWhileBusy();
  }

  #lookWhileBusy(): TurnAction[] {
    if (this.#utterance) return this.#judge(this.#utterance);
    const { softTimeout } = this.#settings;
    if (this.#agent !== 'thinking' || !softTimeout || !this.#mayFill) return [];
    if (this.#nowMs < this.#thinkingSinceMs + softTimeout.afterMs * (this.#fills + 1)) return [];
    return [{ do: 'fill', index: this.#fills++ }];
  }

  get #mayFill(): boolean {
    const { softTimeout } = this.#settings;
    if (!softTimeout || this.#isVoiced || this.#fills >= softTimeout.most) return false;
    return this.#callerHasSpoken || !softTimeout.notBeforeCaller;
  }

  /** Somebody speaks over the agent, or while it thinks. */
  #judge(utterance: Utterance): TurnAction[] {
    if (!this.#mayBeInterrupted) return this.#guardedWords(utterance);
    const verdict = judgeOverlap({ ...utterance, isVoiced: this.#isVoiced }, this.#backChannels);
    if (verdict === 'interrupt') return [...this.#interrupt(), ...this.#lookWhileListening()];
    if (verdict === 'hold' && !this.#isHeld) {
      this.#isHeld = true;
      return [{ do: 'hold' }];
    }
    const isLate = !this.#isVoiced && this.#nowMs - this.#lastVoiceMs >= lateTextMs;
    if (verdict !== 'resume' && !isLate) return [];
    this.#utterance = undefined;
    const resumed: TurnAction[] = this.#isHeld ? [{ do: 'resume' }] : [];
    this.#isHeld = false;
    return [...resumed, { do: 'ignore', text: utterance.text, because: 'back-channel' }];
  }

  #guardedWords({ text, isWhole }: Utterance): TurnAction[] {
    if (this.#settings.keepsGuardedWords || this.#isVoiced || !isWhole) return [];
    this.#utterance = undefined;
    return [{ do: 'ignore', text, because: 'guarded' }];
  }

  #lookWhileListening(): TurnAction[] {
    const typed = this.#typed.shift();
    if (typed !== undefined) return this.#answer([typed, ...this.#typed.splice(0)].join('\n'), true);
    if (this.#isVoiced || this.#nowMs < this.#activeUntilMs) return [];
    return this.#utterance ? this.#lookAt(this.#utterance) : this.#lookAtSilence();
  }

  /** Is what was said over? */
  #lookAt({ text, isWhole }: Utterance): TurnAction[] {
    const silentMs = this.#nowMs - this.#lastVoiceMs;
    const isLate = silentMs >= lateTextMs;
    if (!isWhole && !isLate) return [];
    if (text.trim() === '') {
      this.#utterance = undefined;
      return [...this.#discard(), { do: 'ignore', text: '', because: 'back-channel' }];
    }
    if (isLate || silentMs >= this.#patienceMs(text)) return this.#answer(text, false);
    if (!this.#mayTrust || silentMs < trustMs) return [];
    this.#tentative = text;
    return [{ do: 'answer', text, isTentative: true, isTyped: false }];
  }

  get #mayTrust(): boolean {
    const { isSpeculative, language } = this.#settings;
    if (!isSpeculative || !this.#utterance?.isWhole || this.#tentative !== undefined) return false;
    const progress = progressOf(this.#utterance.text, language);
    return progress === 'complete' || progress === 'open';
  }

  #lookAtSilence(): TurnAction[] {
    const { silenceEndMs } = this.#settings;
    if (silenceEndMs !== null && this.#nowMs >= this.#silentSinceMs + silenceEndMs)
      return [{ do: 'end', because: 'silence' }];
    if (this.#promptAtMs === undefined || this.#nowMs < this.#promptAtMs) return [];
    this.#prompts++;
    this.#isPrompted = true;
    this.#think();
    return [{ do: 'prompt' }];
  }

  get #promptAtMs(): number | undefined {
    const { turnTimeoutMs, initialWaitMs } = this.#settings;
    const waitMs = this.#callerHasSpoken ? turnTimeoutMs : (initialWaitMs ?? turnTimeoutMs);
    if (waitMs === null || this.#waits || this.#prompts >= mostPrompts) return undefined;
    return this.#heldBack(this.#quietSinceMs + waitMs);
  }
}

const backChannelsOf = ({ language, ignoredTerms }: TurnSettings): BackChannels =>
  new BackChannels({ language, ...ignoredTerms });
