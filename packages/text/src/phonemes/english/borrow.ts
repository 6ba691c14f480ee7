interface Lent {
  value: Promise<unknown>;
  users: number;
}

const lent = new Map<string, Lent>();

/** Something that is dear to load and can serve several users. */
export interface Borrowed<Value> {
  value: Promise<Value>;
  /** Closes it when this was the last user. Call it once. */
  release(): Promise<void>;
}

/** Loads what belongs to `key`, or shares what another user of this program already has. A failed load is forgotten. */
export function borrow<Value>(
  key: string,
  load: () => Promise<Value>,
  close: (value: Value) => Promise<void>,
): Borrowed<Value> {
  const found = lent.get(key);
  const loan: Lent = found ?? { value: load(), users: 0 };
  if (!found) {
    lent.set(key, loan);
    loan.value.catch(() => forget(key, loan));
  }
  loan.users += 1;
  const value = loan.value as Promise<Value>;
  return {
    value,
    async release() {
      loan.users -= 1;
      if (loan.users > 0) return;
      forget(key, loan);
      await value.then(close, () => undefined);
    },
  };
}

function forget(key: string, loan: Lent): void {
  if (lent.get(key) === loan) lent.delete(key);
}
