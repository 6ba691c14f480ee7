/** Account data lives under this prefix and leaves with the account (ACC-031, PRV-055). */
export const ACCOUNT_PREFIX = 'xi:';

/** Reads a JSON value kept for the signed-in account; undefined when absent or unreadable. */
export function readLocal<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(ACCOUNT_PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value for the signed-in account. A full or forbidden storage is no reason to stop the page. */
export function writeLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(ACCOUNT_PREFIX + key, JSON.stringify(value));
  } catch (cause) {
    console.error('local storage refused a value', key, cause);
  }
}

export function removeLocal(key: string): void {
  localStorage.removeItem(ACCOUNT_PREFIX + key);
}

/** Forgets everything kept for the account; theme, consent and referral live outside the prefix and stay. */
export function clearAccountStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(ACCOUNT_PREFIX)) storage.removeItem(key);
  }
}
