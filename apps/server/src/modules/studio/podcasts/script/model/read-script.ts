import { type Script, type ScriptLine, type ScriptOrder, titleOf } from '../script.ts';

const turn = /^[\s>*_#-]*(host|guest|title)[\s*_]*[:：][\s*_]*(.*)$/i;
/** Stage directions and the marks of markup: they would be read out. */
const unspoken =
  /\[[^\]]{0,80}\]|\((?:laughs?|laughing|pauses?|music|sighs?|chuckles?)[^)]{0,40}\)|[*_`#]+/gi;
/** What some models think aloud before they answer. */
const thoughts = /<think>[\s\S]*?(?:<\/think>|$)/gi;

/** The script in a model's answer; undefined where there is none. Lines without a name go on with what was said. */
export function readScript(
  answer: string,
  order: Pick<ScriptOrder, 'hasGuest' | 'sources'>,
): Script | undefined {
  let title: string | undefined;
  const lines: ScriptLine[] = [];
  for (const line of answer.replace(thoughts, '').split(/\r?\n/)) {
    const [, name = '', said = line] = turn.exec(line) ?? [];
    const text = said.replace(unspoken, ' ').replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    if (name.toLowerCase() === 'title') title ??= text;
    else if (name !== '') lines.push({ speaker: speakerOf(name, order), text });
    else goOn(lines, text);
  }
  const speakers = new Set(lines.map(({ speaker }) => speaker));
  if (lines.length === 0 || (order.hasGuest && speakers.size < 2)) return undefined;
  return { title: title ?? titleOf(order), lines };
}

function goOn(lines: readonly ScriptLine[], text: string): void {
  const last = lines.at(-1);
  // what stands before the first turn is talk about the script
  if (last) last.text += ` ${text}`;
}

const speakerOf = (name: string, { hasGuest }: Pick<ScriptOrder, 'hasGuest'>): ScriptLine['speaker'] =>
  hasGuest && name.toLowerCase() === 'guest' ? 'guest' : 'host';
