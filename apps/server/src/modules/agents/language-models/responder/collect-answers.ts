import type { ModelMessage, ModelRequest } from '../../../../platform/language-model/index.ts';

/** Something that the agent is to find out, as a question asks for it. */
const longest = 80;

/** `The caller’s name` is asked for as `your name`; what only an analysis can tell is not asked for. */
export function askedAs(description: string): string | undefined {
  const words = description.trim().replace(/[.?!]+$/, '');
  if (words === '' || words.length > longest || /\b(if|whether|summary|mistakes?|sentiment)\b/i.test(words))
    return undefined;
  const turned = words
    .replace(/\b(the )?(caller|customer|candidate|user|guest|client|patient)['’]s\b/gi, 'your')
    .replace(/\b(the )?(caller|customer|candidate|user|guest|client|patient)\b/gi, 'you')
    .replace(/\bthey are\b/gi, 'you are')
    .replace(/\b(they|them)\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your');
  return turned.charAt(0).toLowerCase() + turned.slice(1);
}

/** Where the agent is with what it has to find out. */
export interface Collecting {
  /** To be asked for next; undefined where everything was asked for. */
  next: string | undefined;
  /** The caller has just answered one of the questions. */
  isAnswered: boolean;
}

/** Undefined for an agent that collects nothing. */
export function collecting({ collects = [], messages }: ModelRequest): Collecting | undefined {
  const items = collects.flatMap((description) => askedAs(description) ?? []);
  if (items.length === 0) return undefined;
  const asked = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const isAsked = (item: string) => asked.some((content) => content.includes(item));
  const before = lastWords(messages);
  return {
    next: items.find((item) => !isAsked(item)),
    isAnswered: items.some((item) => before.includes(item)),
  };
}

const lastWords = (messages: readonly ModelMessage[]): string =>
  messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
