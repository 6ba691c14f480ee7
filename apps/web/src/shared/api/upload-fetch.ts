export interface UploadProgress {
  sentBytes: number;
  /** With the frame of the form. */
  totalBytes: number;
}

type UploadInit = Pick<RequestInit, 'method' | 'body' | 'signal'> & { headers: Headers };

/** What `fetch` cannot do yet: tells how much of the body has been sent. Otherwise it is as `fetch`. */
export function uploadFetch(
  url: string,
  { method = 'POST', headers, body, signal }: UploadInit,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = (): void => call.abort();
    call.open(method, url);
    call.responseType = 'blob';
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
    call.onload = () => {
      const content = call.status === 204 ? null : (call.response as Blob);
      resolve(new Response(content, { status: call.status }));
    };
    call.onerror = () => reject(new TypeError('the upload failed'));
    call.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
    call.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) reject(signal.reason);
    else call.send(body as XMLHttpRequestBodyInit);
  });
}
