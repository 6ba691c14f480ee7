import type { BytesAnswer } from './call.ts';

/** A page of this server. */
export const answerHtml = (text: string, status: 200 | 404 = 200): BytesAnswer => ({
  contentType: 'text/html; charset=utf-8',
  status,
  body: new TextEncoder().encode(text),
});
