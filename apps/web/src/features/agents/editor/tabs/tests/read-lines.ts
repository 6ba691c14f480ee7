/** JSON objects that come one a line, as they come. */
export async function* readLines<Part>(response: Response): AsyncGenerator<Part> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as Part;
    }
    if (rest.trim() !== '') yield JSON.parse(rest) as Part;
  } finally {
    void reader.cancel().catch(() => undefined); // who left has said so already
  }
}
