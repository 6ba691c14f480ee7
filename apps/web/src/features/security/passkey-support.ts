import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

/** Browsers make passkeys for names, not for numeric addresses. */
export function canUsePasskeys(): boolean {
  const isNumeric = /^[\d.]+$|^\[/.test(location.hostname);
  return browserSupportsWebAuthn() && !isNumeric;
}

/** The person closed the browser's question: nothing to complain about. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device holds one for this account already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
