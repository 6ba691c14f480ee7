/** One server-sent event. */
export type ServerEvent = { id?: string; type: string; data: string };

/**
 * Reads server-sent events from a byte stream, as the HTML standard describes the format.
 * Done with fetch, since EventSource cannot send the bearer token.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  let fields = new EventFields();
  for await (const line of readLines(stream)) {
    if (line !== '') {
      fields.add(line);
      continue;
    }
    const event = fields.toEvent();
    fields = new EventFields();
    if (event) yield event;
  }
}

class EventFields {
  private id: string | undefined;
  private type = 'message';
  private readonly data: string[] = [];

  add(line: string): void {
    if (line.startsWith(':')) return;
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.data.push(value);
    else if (name === 'id') this.id = value;
    else if (name === 'event') this.type = value;
  }

  toEvent(): ServerEvent | undefined {
    if (this.data.length === 0) return undefined;
    return { id: this.id, type: this.type, data: this.data.join('\n') };
  }
}

async function* readLines(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
