/** Peaks as they travel. */
export const bytesOf = (base64: string | null): Uint8Array =>
  Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
