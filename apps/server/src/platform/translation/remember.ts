interface Remembered {
  answer: Promise<unknown>;
  askedAt: number;
}

const all = new WeakMap<object, Map<string, Remembered>>();

/**
 * What `ask` answered for `owner` within the last `forMs`; it is asked once by all who want it meanwhile. A failure is
 * no answer, and the next one asks again.
 */
export function remember<Answer>(
  { owner, name, nowMs, forMs }: { owner: object; name: string; nowMs: number; forMs: number },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const ofOwner = all.get(owner) ?? new Map<string, Remembered>();
  all.set(owner, ofOwner);
  const found = ofOwner.get(name);
  if (found && nowMs - found.askedAt < forMs) return found.answer as Promise<Answer>;
  const answer = ask();
  ofOwner.set(name, { answer, askedAt: nowMs });
  answer.catch(() => ofOwner.delete(name));
  return answer;
}
