/** Time as the product sees it; tests hand in one that they move by hand. */
export interface Clock {
  now(): Date;
  /** Calls once when so much time has passed. Returns the way to call it off. It does not keep a process alive. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
};

export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
