import { type FormFields, formOf } from '../speech-files.ts';
import type { TestApp } from '../test-app.ts';

interface Order {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Somebody who calls the server; what it refuses ends the walk. */
export interface Caller {
  call<Answer>(path: string, order?: Order): Promise<Answer>;
  send<Answer>(path: string, fields: FormFields): Promise<Answer>;
}

export function callerOf(app: TestApp, credential: Record<string, string>): Caller {
  async function ask<Answer>(path: string, init: Order & { body?: FormData }): Promise<Answer> {
    const answer = await app.fetch(path, { ...init, headers: { ...credential, ...init.headers } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    const isJson = answer.headers.get('content-type')?.includes('json');
    return (isJson ? JSON.parse(body) : {}) as Answer;
  }
  return {
    call: (path, order = {}) => ask(path, order),
    send: (path, fields) => ask(path, { method: 'POST', body: formOf(fields) }),
  };
}

export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
