import { createStore } from 'zustand';
import { type LiveInput, openInput } from '#web/features/dubbing/live/live-input.ts';
import {
  addDelay,
  addTranslation,
  type LiveLine,
  type LiveNews,
} from '#web/features/dubbing/live/live-lines.ts';
import type { LiveOrder, LiveSource } from '#web/features/dubbing/live/live-order.ts';
import { openTranslation, soundFormat } from '#web/features/dubbing/live/live-translation.ts';
import { message } from '#web/features/dubbing/live/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import type { SoundSocket } from '#web/shared/recording/sound-socket.ts';
import { type AgentSound, openAgentSound } from '#web/shared/talking/agent-sound.ts';

type LiveState = 'idle' | 'connecting' | 'listening' | 'finishing';

export interface LiveView {
  state: LiveState;
  lines: readonly LiveLine[];
  /** What is being said. */
  partial: string;
  failure: string | undefined;
  /** Of what comes in; undefined: nothing does. */
  level: (() => number) | undefined;
}

/** All that is open while something is translated. */
interface Open {
  order: LiveOrder;
  input?: LiveInput;
  sound?: AgentSound;
  socket?: SoundSocket;
  /** Whose sound comes. */
  lineId?: string;
  /** The server has said all; what is queued is still to be heard. */
  isSaid?: boolean;
  isSounding?: boolean;
}

const closed = { state: 'idle', partial: '', level: undefined } as const;
const noInput = { microphone: 'noMicrophone', tab: 'noTab', file: 'fileUnplayable' } as const;
const failureOf = (cause: unknown, from: LiveSource): string =>
  cause instanceof DOMException ? message(noInput[from]) : errorText(cause);

/** Translates what is said while it is said: from what comes in to what is heard, one session at a time. */
export class LiveTranslator {
  readonly store = createStore<LiveView>(() => ({ ...closed, lines: [], failure: undefined }));
  #open: Open | undefined;
  #isSpoken = true;

  async start(order: LiveOrder): Promise<void> {
    this.close();
    const own: Open = { order };
    this.#open = own;
    this.setSpoken(order.isSpoken);
    this.store.setState({ state: 'connecting', lines: [], failure: undefined });
    try {
      await this.#begin(own);
    } catch (cause) {
      if (this.#open === own) this.#fail(failureOf(cause, order.from));
    }
  }

  /** Nothing more is taken; what was said is translated and heard to its end. */
  stop(): void {
    const own = this.#open;
    if (!own?.socket) {
      this.close();
      return;
    }
    this.store.setState({ state: 'finishing', level: undefined });
    own.input?.close();
    // closed once, also where all is closed later
    delete own.input;
    own.socket.end();
  }

  /** Without it the translation is read and not heard. */
  setSpoken(isSpoken: boolean): void {
    this.#isSpoken = isSpoken;
    if (!isSpoken) this.#open?.sound?.stop();
  }

  clear(): void {
    this.store.setState({ lines: [], failure: undefined });
  }

  /** At once, whatever is on its way. */
  close(): void {
    const { input, sound, socket } = this.#open ?? {};
    this.#open = undefined;
    socket?.close();
    sound?.close();
    input?.close();
    this.store.setState(closed);
  }

  async #begin(own: Open): Promise<void> {
    const input = await openInput(own.order);
    // who left while the browser asked is not listened to
    if (this.#open !== own) return input.close();
    own.input = input;
    this.store.setState({ level: input.level });
    own.sound = openAgentSound(soundFormat, (isSounding) => this.#hear(own, isSounding));
    const socket = await openTranslation(input.stream, own.order, (news) => {
      if (this.#open === own) this.#take(own, news);
    });
    if (this.#open !== own) return socket.close();
    own.socket = socket;
    input.onEnd(() => {
      if (this.#open === own && this.store.getState().state !== 'finishing') this.stop();
    });
    await input.begin();
  }

  #take(own: Open, news: LiveNews): void {
    const { lines, state } = this.store.getState();
    switch (news.type) {
      case 'started':
        // who has stopped waits for the last words only
        if (state === 'connecting') this.store.setState({ state: 'listening' });
        return;
      case 'partial':
        this.store.setState({ partial: news.text });
        return;
      case 'said':
        this.store.setState({ partial: '', lines: [...lines, news.line] });
        return;
      case 'translated':
        own.lineId = news.id;
        this.store.setState({ lines: addTranslation(lines, news.id, news.text) });
        if (!this.#isSpoken) this.#note(own, 0);
        return;
      case 'sound':
        if (this.#isSpoken && own.sound) this.#note(own, own.sound.play(news.data, 0));
        return;
      case 'ended':
        own.isSaid = true;
        if (!own.isSounding) this.close();
        return;
      case 'failed':
        this.#fail(news.text);
    }
  }

  #hear(own: Open, isSounding: boolean): void {
    own.isSounding = isSounding;
    if (!isSounding && own.isSaid && this.#open === own) this.close();
  }

  /** The translation of a line is there, or is heard in so many seconds. */
  #note({ socket, lineId }: Open, inSeconds: number): void {
    const beganAtMs = socket?.beganAtMs();
    const { lines } = this.store.getState();
    const line = lines.find(({ id }) => id === lineId);
    if (beganAtMs === undefined || !line) return;
    const nowS = (performance.now() - beganAtMs) / 1000 + inSeconds;
    this.store.setState({ lines: addDelay(lines, line.id, Math.max(0, nowS - line.endS)) });
  }

  #fail(text: string): void {
    this.close();
    this.store.setState({ failure: text || message('lost') });
  }
}
