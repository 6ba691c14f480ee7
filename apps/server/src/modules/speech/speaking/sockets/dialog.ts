/** What is to be done after a message. */
export type DialogAction<Message, Piece> =
  /** A new context: its first message may hold settings. */
  | { do: 'open'; contextId: string; message: Message }
  | { do: 'speak'; contextId: string; piece: Piece }
  /** No more text: speak what was asked for, then say that this was all. */
  | { do: 'finish'; contextId: string }
  /** The client is there, though it has nothing to say. */
  | { do: 'stay'; contextId: string }
  | { do: 'refuse'; contextId: string; message: string }
  /** Finish every context, then close the socket. */
  | { do: 'close' };

/** Tells what each message of a socket asks for. */
export interface Dialog<Message, Piece> {
  receive(message: Message): DialogAction<Message, Piece>[];
  /** Forgets a context that ended by itself. */
  forget(contextId: string): void;
}
