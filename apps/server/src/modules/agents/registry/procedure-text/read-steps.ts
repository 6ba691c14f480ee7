export interface Step {
  text: string;
  /** It is taken only where this holds. */
  condition: string | undefined;
  /** It ends the conversation. */
  isEnd: boolean;
}

export interface Steps {
  /** What stands before the first step, and holds for all. */
  preamble: string;
  steps: Step[];
}

const numbered = /^\d{1,3}[.)]\s+(.*)$/;
const heading = /^#{2,6}\s+(.*)$/;
const conditional = /^if\s+(.+?)\s*(?:,\s*(?:then\s+)?|:\s*|\s+then\s+)(\S[\s\S]*)$/i;
const ending = /^(?:end|close|finish)(?: the)? (?:call|conversation)\.?$|^hang up\.?$/i;

/** The steps of a text: its numbered items, or where there are none its headings of the second level and below. */
export function readSteps(content: string): Steps {
  const lines = content.split(/\r?\n/);
  const mark = lines.some((line) => numbered.test(line)) ? numbered : heading;
  const preamble: string[] = [];
  const blocks: string[][] = [];
  for (const line of lines) {
    const first = mark.exec(line)?.[1];
    if (first !== undefined) blocks.push([first]);
    else (blocks.at(-1) ?? preamble).push(line);
  }
  const texts = blocks.map((block) => block.join('\n').trim()).filter((text) => text !== '');
  return { preamble: preamble.join('\n').trim(), steps: texts.map(toStep) };
}

function toStep(written: string): Step {
  const [, condition, instruction] = conditional.exec(written) ?? [];
  const text = instruction?.trim() ?? written;
  return { text, condition, isEnd: ending.test(text) };
}

export interface WayOn {
  /** Undefined: the procedure is over. */
  to: number | undefined;
  /** Undefined: the step before is done, and no other way is open. */
  condition: string | undefined;
}

/** Where it goes on after a step (-1: at the beginning): to those with a condition, or else to the first without. */
export function waysOn(steps: readonly Step[], after: number): WayOn[] {
  const ways: WayOn[] = [];
  for (let to = after + 1; to < steps.length; to++) {
    const { condition } = steps[to]!;
    ways.push({ to, condition });
    if (condition === undefined) return ways;
  }
  return [...ways, { to: undefined, condition: undefined }];
}
