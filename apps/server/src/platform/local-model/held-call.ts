import type { ToolDeclaration } from '../language-model/model.ts';

/**
 * Small models write the call of a tool as bare JSON, without the marks around it that they were taught. What begins
 * like one is held back until it is whole; all else goes on at once.
 */
export class HeldCall {
  readonly #tools: readonly ToolDeclaration[];
  #text = '';
  #isHeld: boolean | undefined;

  constructor(tools: readonly ToolDeclaration[]) {
    this.#tools = tools;
    if (tools.length === 0) this.#isHeld = false;
  }

  /** What may be said of the text by now. */
  add(text: string): string {
    if (this.#isHeld === false) return text;
    this.#text += text;
    const begun = this.#text.trimStart();
    if (begun === '') return '';
    this.#isHeld ??= /^(\{|```|<tool_call>)/.test(begun) || '<tool_call>'.startsWith(begun);
    return this.#isHeld ? '' : this.#text;
  }

  /** Once the answer is whole: the call that it was, or what is left to say. */
  end(): { call: { functionName: string; params: unknown } } | { text: string } {
    if (!this.#isHeld) return { text: '' };
    const call = this.#read();
    return call ? { call } : { text: this.#text };
  }

  #read(): { functionName: string; params: unknown } | undefined {
    const json = /\{[\s\S]*\}/.exec(this.#text)?.[0];
    try {
      const { name, arguments: given, parameters } = JSON.parse(json ?? '') as Record<string, unknown>;
      const tool = this.#tools.find((each) => each.name === name);
      return tool && { functionName: tool.name, params: given ?? parameters ?? {} };
    } catch {
      return undefined;
    }
  }
}
