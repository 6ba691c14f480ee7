export interface RunWithRetryOptions<Part> {
  /** Begins the step; called a second time after a failure that `mayRetry` allows. */
  begin: () => Promise<AsyncIterable<Part>>;
  mayRetry: (thrown: unknown) => boolean;
}

/** A step with one retry. The same request gives the same parts, so those that were given out are left out. */
export async function* runWithRetry<Part>({
  begin,
  mayRetry,
}: RunWithRetryOptions<Part>): AsyncGenerator<Part, void, undefined> {
  let given = 0;
  for (let attempt = 0; ; attempt++) {
    try {
      let seen = 0;
      for await (const part of await begin()) {
        if (seen++ < given) continue;
        given++;
        yield part;
      }
      return;
    } catch (thrown) {
      if (attempt > 0 || !mayRetry(thrown)) throw thrown;
    }
  }
}
