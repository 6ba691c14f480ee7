import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { llamaFolder } from '../src/platform/local-model/install-llama.ts';

/** Speaks node-llama-cpp's interface: repeats what it was told, calls the first tool when it hears "book". */
const counterpart = `
export class LlamaChat {
  constructor({ contextSequence }) { this.meter = contextSequence.tokenMeter; }
  async generateResponse(history, { onTextChunk, functions, grammar, signal, maxTokens }) {
    const { text } = history.findLast(({ type }) => type === 'user');
    if (text === 'die') process.exit(1);
    if (text === 'hang') await new Promise((resolve) => signal.addEventListener('abort', resolve));
    this.meter.usedInputTokens += 7;
    this.meter.usedOutputTokens += 3;
    const [tool] = Object.keys(functions ?? {});
    const said = grammar ? JSON.stringify(grammar.answer) : tool && text.includes('book') ? JSON.stringify({ name: tool, arguments: { nights: 3, note: null } }) : 'You said: ' + text;
    for (const part of said.match(/.{1,5}/g)) onTextChunk(part);
    return { response: said, metadata: { stopReason: maxTokens < 5 ? 'maxTokens' : 'eogToken' } };
  }
}
export const getLlama = async () => ({
  createGrammarForJsonSchema: async ({ properties }) => ({ answer: Object.fromEntries(Object.keys(properties).map((name) => [name, name])) }),
  dispose: async () => {},
  loadModel: async ({ modelPath }) => ({
    trainContextSize: 4096,
    fileInfo: { metadata: { general: { name: modelPath } } },
    createContext: async ({ contextSize }) => ({
      contextSize: contextSize.max,
      getSequence: () => ({ tokenMeter: { usedInputTokens: 0, usedOutputTokens: 0 } }),
    }),
  }),
});
`;

/** Lies where node-llama-cpp would, for a server whose data folder has `folder` for its local model. */
export async function installCounterpart(folder: string): Promise<void> {
  const dist = join(llamaFolder(folder), 'node_modules/node-llama-cpp/dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'index.js'), counterpart);
  await writeFile(join(dist, '../package.json'), '{ "type": "module" }');
}
