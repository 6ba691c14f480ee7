import { runInNewContext } from 'node:vm';
import type { ParameterCheck } from '@mynah/contract/agents/tools/response-mocks';
import { valueAt } from '../../tools/index.ts';

export interface CheckOutcome {
  holds: boolean;
  message: string;
}

/** Says by a language model whether a value is what a sentence describes. */
export type JudgeValue = (value: unknown, description: string) => Promise<CheckOutcome>;

/** Every check on its own, so that a report says which of them failed. */
export const checkParameters = (
  given: unknown,
  checks: readonly ParameterCheck[],
  judge: JudgeValue,
): Promise<CheckOutcome[]> => Promise.all(checks.map((check) => checkParameter(given, check, judge)));

async function checkParameter(
  given: unknown,
  { path, eval: how }: ParameterCheck,
  judge: JudgeValue,
): Promise<CheckOutcome> {
  const value = valueAt(given, path);
  if (value === undefined) return { holds: how.type === 'anything', message: `${path} was not given.` };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (how.type) {
    case 'anything':
      return { holds: true, message: `${path} is ${text}.` };
    case 'exact':
      return {
        holds: text === how.expected_value,
        message: `${path} is ${text}; expected ${how.expected_value}.`,
      };
    case 'regex':
      return { holds: matches(text, how.pattern), message: `${path} is ${text}; expected /${how.pattern}/.` };
    case 'llm': {
      const { holds, message } = await judge(value, how.description);
      return { holds, message: `${path}: ${message}` };
    }
  }
}

/** A pattern that runs away is no match. */
const longestSearchMs = 100;

/** Patterns come from outside: what is no pattern matches nothing, and none holds up the server. */
function matches(text: string, pattern: string): boolean {
  if (text.length > 2000) return false;
  const search = { text, pattern: `^(?:${pattern})$` };
  try {
    return runInNewContext('new RegExp(pattern).test(text)', search, { timeout: longestSearchMs }) === true;
  } catch {
    return false;
  }
}
