import { EspeakProcess } from './espeak-process.ts';

let shared: { espeak: EspeakProcess; users: number } | undefined;

export interface BorrowedEspeak {
  espeak: EspeakProcess;
  /** The process ends when the last borrower gives it back. Idempotent. */
  release(): Promise<void>;
}

/** One eSpeak process for all engines and phonemizers of this program. It starts at the first request. */
export function borrowEspeak(): BorrowedEspeak {
  shared ??= { espeak: new EspeakProcess(), users: 0 };
  const lent = shared;
  lent.users += 1;
  let given = false;
  return {
    espeak: lent.espeak,
    async release() {
      if (given) return;
      given = true;
      lent.users -= 1;
      if (lent.users > 0) return;
      if (shared === lent) shared = undefined;
      await lent.espeak.dispose();
    },
  };
}
