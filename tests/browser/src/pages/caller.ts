/** Ids by the names that they have in paths. */
export type ExampleIds = Record<string, string>;

/** Calls as a person; throws what the server says when it refuses. */
export class Caller {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, authorization: string) {
    this.#url = url;
    this.#headers = { authorization };
  }

  async send(method: string, path: string, body?: FormData | object): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.#url + path, {
      method,
      headers: isForm ? this.#headers : { ...this.#headers, 'content-type': 'application/json' },
      body: isForm ? body : body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async json<Result>(method: string, path: string, body?: FormData | object): Promise<Result> {
    return (await (await this.send(method, path, body)).json()) as Result;
  }
}
