import type { ModelRequest } from '../../../../platform/language-model/index.ts';
import { type DetailKind, kindOfDetail, questionsFor } from './questions.ts';
import { readValue } from './read-value.ts';
import { smallTalkIn } from './recognize.ts';

/** Where the agent stands with what it is to find out of every caller. */
export interface Details {
  /** What to ask for next; undefined where all is known, or was asked for in vain. */
  question: string | undefined;
  /** The caller's last words were what had been asked for. */
  isAnswer: boolean;
  /** The agent had asked for something, whatever the caller said. */
  wasAsked: boolean;
  /** For the end of it. */
  noted: string;
}

/** Who does not want to say it is not asked for ever. */
const mostAsked = 2;

export function detailsOf({ messages, collects = [] }: ModelRequest, language: string): Details {
  const questions = questionsFor(language);
  const turns = turnsOf(messages);
  const kinds = new Set(
    collects.flatMap((detail) => kindOfDetail(`${detail.id} ${detail.description}`) ?? []),
  );
  const missing = [...kinds].filter((kind) => {
    const asked = turns.filter(({ before }) => before.includes(questions[kind]));
    return asked.length < mostAsked && !isKnown(kind, turns, asked);
  });
  const last = turns.at(-1);
  const asked = [...kinds].find((kind) => last?.before.includes(questions[kind]));
  return {
    question: missing[0] && questions[missing[0]],
    isAnswer: asked !== undefined && last !== undefined && answers(asked, last.said),
    wasAsked: asked !== undefined,
    noted: questions.noted,
  };
}

interface Turn {
  /** What the agent had said before it. */
  before: string;
  said: string;
}

const turnsOf = (messages: ModelRequest['messages']): Turn[] =>
  messages.flatMap((message, place): Turn[] => {
    if (message.role !== 'user') return [];
    const before = messages.slice(0, place).findLast(({ role }) => role === 'assistant')?.content ?? '';
    return [{ before, said: message.content }];
  });

function isKnown(kind: DetailKind, turns: readonly Turn[], asked: readonly Turn[]): boolean {
  if (asked.some(({ said }) => answers(kind, said))) return true;
  if (kind === 'reason') return turns.some(({ said }) => !smallTalkIn(said) && said.trim() !== '');
  return hasForm(kind) && turns.some(({ said }) => answers(kind, said));
}

/** Known by its form, whether it was asked for or not. */
const hasForm = (kind: DetailKind): boolean => ['contact', 'email', 'phone'].includes(kind);

const spelled = /\S+ (at|arroba|chiocciola|arobase|ät) \S.* (dot|punkt|punto|point|ponto) \p{L}/iu;

function answers(kind: DetailKind, said: string): boolean {
  const isThere = (description: string): boolean =>
    readValue(said, { type: 'string', description }, { isAnswer: true }) !== undefined;
  const isEmail = isThere('email') || spelled.test(said);
  const isPhone = isThere('phone');
  if (kind === 'email') return isEmail;
  if (kind === 'phone') return isPhone;
  if (kind === 'contact') return isEmail || isPhone;
  if (kind === 'guests') return readValue(said, { type: 'integer' }, { isAnswer: true }) !== undefined;
  return said.trim() !== '' && !isQuestion(said);
}

/** Asks the agent something itself. */
export const isQuestion = (said: string): boolean =>
  /[?？]\s*$/.test(said) ||
  /^(what|when|where|who|why|how|which|do|does|is|are|can|could|was|wann|wo|wer|warum|wie|welche[rs]?|kann|gibt|qu[ée]|cu[áa]ndo|d[óo]nde|qui[ée]n|c[óo]mo|que|quand|où|qui|comment|pourquoi|combien|che|quando|dove|chi|come|perch[ée]|onde|quem|quanto)\b/i.test(
    said.trim(),
  );
