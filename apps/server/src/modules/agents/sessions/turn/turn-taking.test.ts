import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { describe, expect, test } from 'vitest';
import { turnSettingsOf } from './turn-settings.ts';
import { TurnTaking } from './turn-taking.ts';
import type { TurnAction, TurnEvent, TurnSettings } from './turn-types.ts';

const defaults = turnSettingsOf(conversationalConfig.parse({}), 'en');

interface Noted {
  atMs: number;
  action: string;
}

/** Plays a timeline: the machine hears of the time when it asks to, as a session does it. */
class Timeline {
  readonly noted: Noted[] = [];
  readonly #machine: TurnTaking;
  #atMs = 0;

  constructor(settings: Partial<TurnSettings> = {}) {
    this.#machine = new TurnTaking({ ...defaults, ...settings });
  }

  get actions(): string[] {
    return this.noted.map(({ action }) => action);
  }

  does(event: TurnEvent extends infer E ? (E extends TurnEvent ? Omit<E, 'atMs'> : never) : never): this {
    this.#note(this.#machine.receive({ ...event, atMs: this.#atMs } as TurnEvent));
    return this;
  }

  /** Somebody speaks for so long; ears look each 100 ms. */
  speaks(ms: number, text?: string): this {
    for (let voicedMs = 100; voicedMs <= ms; voicedMs += 100) {
      this.#advance(100);
      this.does({ type: 'sound', voicedMs, silenceMs: 0 });
      if (text !== undefined && voicedMs >= 300) this.does({ type: 'text', text, isWhole: false });
    }
    return this;
  }

  /** And is silent. The whole text is there a moment later. */
  falls(ms: number, text?: string): this {
    for (let silenceMs = 100; silenceMs <= ms; silenceMs += 100) {
      this.#advance(100);
      this.does({ type: 'sound', voicedMs: 0, silenceMs });
      if (silenceMs === 200 && text !== undefined) this.does({ type: 'text', text, isWhole: true });
    }
    return this;
  }

  waits(ms: number): this {
    this.#advance(ms);
    return this;
  }

  /** From thinking to the end of its words. */
  agentSays(ms: number): this {
    this.does({ type: 'agent', is: 'thinking' }).does({ type: 'agent', is: 'heard' });
    return this.waits(ms).does({ type: 'agent', is: 'done' });
  }

  #advance(ms: number): void {
    const until = this.#atMs + ms;
    for (let wake = this.#machine.wakeAtMs; wake <= until; wake = this.#machine.wakeAtMs) {
      this.#atMs = wake;
      this.does({ type: 'time' });
      if (this.actions.at(-1)?.startsWith('end')) break;
    }
    this.#atMs = until;
  }

  #note(actions: readonly TurnAction[]): void {
    for (const action of actions) this.noted.push({ atMs: this.#atMs, action: nameOf(action) });
  }
}

function nameOf(action: TurnAction): string {
  switch (action.do) {
    case 'answer':
      return `${action.isTentative ? 'try' : action.isTyped ? 'reply' : 'answer'}: ${action.text}`;
    case 'commit':
      return `commit: ${action.text}`;
    case 'ignore':
      return `ignore ${action.because}: ${action.text}`;
    case 'fill':
      return `fill ${action.index}`;
    case 'end':
      return `end: ${action.because}`;
    default:
      return action.do;
  }
}

const silenceBefore = ({ noted }: Timeline, voiceMs: number): number => noted[0]!.atMs - voiceMs;

describe('the end of a turn', () => {
  test.each([
    ['What time do you open?', 'normal', 380],
    ['What time do you open?', 'eager', 250],
    ['What time do you open?', 'patient', 900],
    ['a table for two please', 'normal', 650],
    ['I would like to book a table and', 'normal', 1500],
    ['My number is', 'eager', 1000],
    ['Four four one', 'normal', 1900],
    ['Four four one', 'patient', 3000],
  ] as const)('%s, %s: after %i ms', (text, eagerness, ms) => {
    const call = new Timeline({ eagerness }).speaks(1000).falls(4000, text);
    expect(call.actions).toEqual([`answer: ${text}`]);
    expect(silenceBefore(call, 1000)).toBe(ms);
  });

  test('without patience for spelling, digits end as anything else', () => {
    const call = new Timeline({ waitsForSpelling: false }).speaks(1000).falls(3000, 'Four four one');
    expect(silenceBefore(call, 1000)).toBe(650);
  });

  test('a pause in a number cuts nobody off', () => {
    const call = new Timeline()
      .speaks(900)
      .falls(1300, 'It’s 0 1 7 2')
      .speaks(900)
      .falls(2200, 'It’s 0 1 7 2, 55 44 33');
    expect(call.actions).toEqual(['answer: It’s 0 1 7 2, 55 44 33']);
  });

  test('where the transcript is late, it is waited for', () => {
    const call = new Timeline().speaks(1000).falls(1500);
    expect(call.actions).toEqual([]);
    call.does({ type: 'text', text: 'Hello there.', isWhole: true });
    expect(call.actions).toEqual(['answer: Hello there.']);
  });

  test('noise without a word is no turn, nor is a click', () => {
    expect(new Timeline().speaks(400).falls(800, '').actions).toEqual(['ignore back-channel: ']);
    const click = new Timeline();
    click.does({ type: 'sound', voicedMs: 32, silenceMs: 0 }).falls(1000);
    expect(click.actions).toEqual([]);
  });

  test('a client that sends nothing in silence is answered by the time alone', () => {
    const call = new Timeline().speaks(800, 'Good morning');
    call.does({ type: 'sound', voicedMs: 0, silenceMs: 100 });
    call.does({ type: 'text', text: 'Good morning.', isWhole: true }).waits(1000);
    expect(call.actions).toEqual(['answer: Good morning.']);
  });
});

describe('speculative turns', () => {
  test('an answer is begun on trust and counts when the silence lasts', () => {
    const call = new Timeline({ isSpeculative: true }).speaks(800).falls(1000, 'How are you?');
    expect(call.actions).toEqual(['try: How are you?', 'commit: How are you?']);
    expect(call.noted.map(({ atMs }) => atMs - 800)).toEqual([200, 380]);
  });

  test('it never was when the caller goes on', () => {
    const call = new Timeline({ isSpeculative: true })
      .speaks(800)
      .falls(200, 'How are you?')
      .speaks(800)
      .falls(1000, 'How are you? And your cat?');
    expect(call.actions).toEqual([
      'try: How are you?',
      'discard',
      'try: How are you? And your cat?',
      'commit: How are you? And your cat?',
    ]);
  });

  test('half a sentence is trusted with nothing', () => {
    const call = new Timeline({ isSpeculative: true }).speaks(800).falls(900, 'I want to');
    expect(call.actions).toEqual([]);
  });
});

describe('barge-in', () => {
  const speaking = (settings: Partial<TurnSettings> = {}) =>
    new Timeline(settings)
      .agentSays(100)
      .does({ type: 'agent', is: 'thinking' })
      .does({ type: 'agent', is: 'heard' });

  test('holds within 200 ms, and interrupts when it is meant', () => {
    const call = speaking().speaks(1000, 'No, wait').falls(600, 'No, wait.');
    expect(call.actions).toEqual(['hold', 'interrupt', 'answer: No, wait.']);
    const [hold, interrupt] = call.noted;
    expect(hold!.atMs - 100).toBeLessThanOrEqual(200);
    expect(interrupt!.atMs - 100).toBeLessThanOrEqual(300);
  });

  test('a voice without words yet interrupts when it is longer than a back-channel', () => {
    expect(speaking().speaks(600).actions).toEqual(['hold', 'interrupt']);
  });

  test.each(['Mhm.', 'Okay.', 'Uh-huh', 'yeah, right'])('“%s” lets the agent go on', (text) => {
    const call = speaking().speaks(400, text).falls(300, text);
    expect(call.actions).toEqual(['hold', 'resume', `ignore back-channel: ${text}`]);
  });

  test('“okay” as an answer is a turn', () => {
    const call = new Timeline().agentSays(500).speaks(400).falls(600, 'Okay.');
    expect(call.actions).toEqual(['answer: Okay.']);
  });

  test('a back-channel that becomes a sentence interrupts', () => {
    const call = speaking().speaks(400, 'Yeah').speaks(400, 'Yeah but no');
    expect(call.actions).toEqual(['hold', 'interrupt']);
  });

  test('a caller who goes on while the answer is looked for is not cut off', () => {
    const call = new Timeline().speaks(600).falls(700, 'I have a question.');
    call.speaks(900, 'about my order').falls(800, 'about my order.');
    expect(call.actions).toEqual([
      'answer: I have a question.',
      'hold',
      'interrupt',
      'answer: about my order.',
    ]);
  });

  test('an agent without the event `interruption` speaks on', () => {
    expect(speaking({ mayInterrupt: false }).speaks(900, 'Stop').falls(500, 'Stop.').actions).toEqual([
      'ignore guarded: Stop.',
    ]);
  });

  test('a guarded first message is spoken to its end, and only it', () => {
    const call = new Timeline({ guardsFirstMessage: true, keepsGuardedWords: true });
    call.does({ type: 'agent', is: 'thinking' }).does({ type: 'agent', is: 'heard' });
    call.speaks(700, 'Hello').falls(600, 'Hello?');
    expect(call.actions).toEqual([]);
    call.does({ type: 'agent', is: 'done' });
    expect(call.actions).toEqual(['answer: Hello?']);
    call.does({ type: 'agent', is: 'heard' }).speaks(700, 'Stop it');
    expect(call.actions.at(-1)).toBe('interrupt');
  });

  test('so is an agent whose tool must not be talked over, until it is done', () => {
    const call = speaking().does({ type: 'guard', isOn: true }).speaks(800, 'Stop').falls(400, 'Stop.');
    expect(call.actions).toEqual(['ignore guarded: Stop.']);
    call.does({ type: 'guard', isOn: false }).speaks(500, 'Stop now');
    expect(call.actions.slice(1)).toEqual(['hold', 'interrupt']);
  });
});

describe('typed messages', () => {
  test('are turns at once, and interrupt', () => {
    const call = new Timeline().does({ type: 'message', text: 'Hi' });
    call.does({ type: 'agent', is: 'heard' }).does({ type: 'message', text: 'Stop' });
    expect(call.actions).toEqual(['reply: Hi', 'interrupt', 'reply: Stop']);
  });

  test('wait where nobody may interrupt', () => {
    const call = new Timeline().does({ type: 'message', text: 'Hi' }).does({ type: 'guard', isOn: true });
    call.does({ type: 'message', text: 'One' }).does({ type: 'message', text: 'Two' });
    call.does({ type: 'agent', is: 'done' });
    expect(call.actions).toEqual(['reply: Hi', 'reply: One\nTwo']);
  });
});

describe('silence', () => {
  test('after `turn_timeout` the agent may speak, three times and no more', () => {
    const call = new Timeline({ turnTimeoutMs: 7000 }).agentSays(1000);
    for (let round = 0; round < 5; round++) call.waits(7000).agentSays(500);
    expect(call.actions.filter((action) => action === 'prompt')).toHaveLength(3);
  });

  test('`initial_wait_time` counts before the first word only', () => {
    const call = new Timeline({ initialWaitMs: 2000, turnTimeoutMs: 7000 }).agentSays(1000).waits(2100);
    expect(call.noted).toEqual([{ atMs: 3000, action: 'prompt' }]);
    const spoken = new Timeline({ initialWaitMs: 2000, turnTimeoutMs: 7000 });
    spoken.does({ type: 'message', text: 'Hi' }).agentSays(1000).waits(3000);
    expect(spoken.actions).toEqual(['reply: Hi']);
  });

  test('an agent that skips its turn waits for the caller', () => {
    const call = new Timeline({ turnTimeoutMs: 3000 }).agentSays(100).waits(3000).does({ type: 'skip' });
    expect(call.waits(60_000).actions).toEqual(['prompt']);
  });

  test('`user_activity` keeps the agent quiet for a moment', () => {
    const call = new Timeline({ turnTimeoutMs: 3000 }).agentSays(100).waits(2900).does({ type: 'activity' });
    expect(call.waits(2900).actions).toEqual([]);
    expect(call.waits(200).actions).toEqual(['prompt']);
  });

  test('`silence_end_call_timeout` ends the call, whatever the agent asks meanwhile', () => {
    const call = new Timeline({ turnTimeoutMs: 6000, silenceEndMs: 10_000 }).agentSays(1000);
    call.waits(6000).agentSays(1000).waits(6000);
    expect(call.noted.at(-1)).toEqual({ atMs: 11_000, action: 'end: silence' });
  });

  test('the longest duration ends it while somebody speaks', () => {
    const call = new Timeline({ longestMs: 2000 }).speaks(2500);
    expect(call.noted.at(-1)).toEqual({ atMs: 2000, action: 'end: duration' });
  });

  test('soft timeouts fill the silence of a slow answer', () => {
    const softTimeout = { afterMs: 1500, most: 2, notBeforeCaller: false };
    const call = new Timeline({ softTimeout }).does({ type: 'message', text: 'Hi' }).waits(6000);
    expect(call.noted.slice(1)).toEqual([
      { atMs: 1500, action: 'fill 0' },
      { atMs: 3000, action: 'fill 1' },
    ]);
    const first = new Timeline({ softTimeout: { ...softTimeout, notBeforeCaller: true } });
    expect(first.does({ type: 'agent', is: 'thinking' }).waits(6000).actions).toEqual([]);
  });
});
