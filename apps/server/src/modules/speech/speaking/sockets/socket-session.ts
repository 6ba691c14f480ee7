import { Failure, failureKindTraits, socketErrorBody, toFailure } from '../../../../platform/errors/index.ts';
import type { Actor, Credential } from '../../../../platform/http/index.ts';
import { bearerCredential } from '../../../../platform/http/index.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { IdleClock, type SocketLine } from '../../../../platform/sockets/index.ts';
import { ContextSpeech, type ContextSpeechOptions, type FinalFacts } from './context-speech.ts';
import type { Dialog, DialogAction } from './dialog.ts';
import { SpokenContext } from './spoken-context.ts';

/** The words that a kind of socket speaks. */
export interface SocketProtocol<Message extends CredentialFields, Piece> {
  /** Reads one frame. @throws Failure `invalid_request` */
  read(frame: string): Message;
  dialog: Dialog<Message, Piece>;
  /** What a context is to say and how, by the first message of it. */
  open(
    message: Message,
    actor: Actor,
    send: (content: object) => Promise<void>,
  ): Promise<Pick<ContextSpeechOptions<Piece>, 'plan' | 'onChunk' | 'onPieceEnd'>>;
  finalMessage(facts: FinalFacts): object;
  /** Names the context of a message, where there are several. */
  address(content: object, contextId: string): object;
}

/** The first message may hold the credential under several names. */
interface CredentialFields {
  xiApiKey?: string;
  'xi-api-key'?: string;
  authorization?: string;
}

export interface SocketSessionOptions<Message extends CredentialFields, Piece> {
  protocol: SocketProtocol<Message, Piece>;
  platform: Platform;
  line: SocketLine;
  log: Log;
  /** Several contexts on one socket, each message with its id. */
  multi: boolean;
  inactivitySeconds: number;
  /** Authorizes the caller, by the handshake or by a credential of the first message. */
  authorize(credential?: Credential): Promise<Actor>;
  nextRequestId(): string;
}

/** One websocket: reads messages in order, runs contexts side by side, and frees everything when it ends. */
export class SocketSession<Message extends CredentialFields, Piece> {
  readonly #options: SocketSessionOptions<Message, Piece>;
  readonly #contexts = new Map<string, SpokenContext<Piece>>();
  /** Contexts whose id is free again while they speak on. */
  readonly #finishing = new Map<SpokenContext<Piece>, Promise<void>>();
  readonly #clock: IdleClock;
  #actor: Promise<Actor> | undefined;
  #isOver = false;

  constructor(options: SocketSessionOptions<Message, Piece>) {
    this.#options = options;
    this.#clock = new IdleClock(options.inactivitySeconds, () => this.#expire(), options.platform.clock);
  }

  /** Authorizes the caller before the first message, or ends the socket. */
  async enter(): Promise<void> {
    await this.#authorize().catch((cause) => this.#close(toFailure(cause)));
  }

  /** Takes one frame. A fault of one context of several leaves the socket open. */
  async receive(frame: string): Promise<void> {
    if (this.#isOver) return;
    this.#clock.touch();
    try {
      const { protocol } = this.#options;
      const message = protocol.read(frame);
      await this.#authorize(credentialOf(message));
      for (const action of protocol.dialog.receive(message)) this.#do(action);
    } catch (cause) {
      this.#refuse(toFailure(cause), contextIdOf(frame));
    }
  }

  /** Ends at once. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#clock.stop();
    const contexts = [...this.#contexts.values(), ...this.#finishing.keys()];
    await Promise.all(contexts.map((context) => context.stop()));
  }

  #do(action: DialogAction<Message, Piece>): void {
    switch (action.do) {
      case 'open':
        this.#contexts.set(action.contextId, this.#open(action.contextId, action.message));
        break;
      case 'speak':
        this.#contexts.get(action.contextId)?.speak(action.piece);
        break;
      case 'stay':
        this.#contexts.get(action.contextId)?.touch();
        break;
      case 'finish':
        this.#finish(action.contextId);
        break;
      case 'refuse':
        this.#refuse(new Failure('invalid_request', action.message), action.contextId);
        break;
      case 'close':
        void this.#closeWhenFinished();
    }
  }

  #open(contextId: string, message: Message): SpokenContext<Piece> {
    const { platform, protocol, inactivitySeconds } = this.#options;
    const send = (content: object) => this.#send(contextId, content);
    return new SpokenContext({
      open: async (signal) => {
        const actor = await this.#authorize();
        const parts = await protocol.open(message, actor, send);
        const requestId = this.#options.nextRequestId();
        return new ContextSpeech(platform, actor, { ...parts, requestId, signal });
      },
      send,
      finalMessage: protocol.finalMessage,
      inactivitySeconds,
      clock: platform.clock,
      onFailure: (failure) => this.#endContext(contextId, failure),
      onIdle: () => this.#endContext(contextId, this.#timeout()),
    });
  }

  #authorize(credential?: Credential): Promise<Actor> {
    this.#actor ??= this.#options.authorize(credential);
    return this.#actor;
  }

  #finish(contextId: string): void {
    const context = this.#contexts.get(contextId);
    if (!context) return;
    this.#contexts.delete(contextId);
    const finished = context.finish().then(() => void this.#finishing.delete(context));
    this.#finishing.set(context, finished);
  }

  async #closeWhenFinished(): Promise<void> {
    await Promise.all(this.#finishing.values());
    if (this.#isOver) return;
    this.#isOver = true;
    this.#clock.stop();
    this.#options.line.close(1000);
  }

  /** Contexts have clocks of their own; this one is for a socket without any. */
  #expire(): void {
    if (this.#contexts.size + this.#finishing.size > 0) this.#clock.touch();
    else this.#close(this.#timeout());
  }

  #timeout(): Failure {
    const seconds = this.#options.inactivitySeconds;
    return new Failure('input_timeout_exceeded', `No text was received for ${seconds} seconds.`);
  }

  /** A context that ended by a fault of its own. */
  #endContext(contextId: string, failure: Failure): void {
    if (failure.kind === 'internal') {
      this.#options.log.error({ err: failure.cause }, 'speech on a socket failed');
    }
    void this.#contexts.get(contextId)?.stop();
    this.#contexts.delete(contextId);
    // the socket has its own time from now on
    this.#clock.touch();
    this.#options.protocol.dialog.forget(contextId);
    this.#refuse(failure, contextId);
  }

  /** Tells a fault: of one context where there are several, else it is the end of the socket. */
  #refuse(failure: Failure, contextId: string | undefined): void {
    const isOfContext = this.#options.multi && contextId !== undefined && failure.kind !== 'unauthenticated';
    if (isOfContext) void this.#send(contextId, socketErrorBody(failure));
    else this.#close(failure);
  }

  #close(failure: Failure): void {
    if (this.#isOver) return;
    const { line } = this.#options;
    void line.send(socketErrorBody(failure)).then(() => {
      line.close(failureKindTraits[failure.kind].socketClose, failure.message);
    });
    void this.stop();
  }

  #send(contextId: string, message: object): Promise<void> {
    return this.#options.line.send(
      this.#options.multi ? this.#options.protocol.address(message, contextId) : message,
    );
  }
}

/** The context of a message that could not be read, if it names one. */
function contextIdOf(frame: string): string | undefined {
  try {
    const id = (JSON.parse(frame) as { context_id?: unknown } | null)?.context_id;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

function credentialOf(message: CredentialFields): Credential | undefined {
  const apiKey = message.xiApiKey ?? message['xi-api-key'];
  if (apiKey) return { apiKey };
  const bearer = message.authorization?.replace(/^bearer\s+/i, '');
  return bearer ? bearerCredential(bearer) : undefined;
}
