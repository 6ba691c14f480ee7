import { message } from '#web/shared/api/messages.ts';

/** The byte stream of an answer; an answer without body raises ERR-038. */
export function readStream(response: Response): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (response.body === null) throw new Error(message('bodyIsNull', { path: pathOf(response) }));
  return response.body;
}

/** The whole answer as a blob; an interrupted answer raises ERR-037. */
export async function readBlob(response: Response): Promise<Blob> {
  if (response.body === null) throw new Error(message('bodyIsNull', { path: pathOf(response) }));
  try {
    return await response.blob();
  } catch (cause) {
    throw new Error(message('failedToReadBlob'), { cause });
  }
}

/** A blob as base64 without the `data:` prefix; an unreadable file raises ERR-037. */
export function readBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error(message('failedToReadBlob'), { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

function pathOf(response: Response): string {
  return response.url === '' ? '' : new URL(response.url).pathname;
}
