import { type ExpressionScope, evaluateExpression, isTrue } from './evaluate-expression.ts';
import type { WorkflowExit } from './workflow-walk.ts';

export interface ExitFacts extends ExpressionScope {
  /** Of a tool node that has just been run. */
  toolsSucceeded?: boolean;
  /** The agent of this node has said something since it was entered, so that an edge without a condition may lead on. */
  hasSpoken: boolean;
}

/**
 * The first way on whose condition holds now. Those that a language model judges are no part of this: the model is given
 * them as tools while it answers, which costs no call of its own.
 */
export async function chooseExit(
  exits: readonly WorkflowExit[],
  facts: ExitFacts,
): Promise<WorkflowExit | undefined> {
  for (const exit of exits) if (await holds(exit, facts)) return exit;
  return undefined;
}

async function holds({ condition }: WorkflowExit, facts: ExitFacts): Promise<boolean> {
  switch (condition.type) {
    case 'unconditional':
      return facts.hasSpoken;
    case 'result':
      return facts.toolsSucceeded === condition.successful;
    case 'expression':
      return isTrue(await evaluateExpression(condition.expression, facts));
    case 'llm':
      return false;
  }
}

/** Ways on that the model judges, as tools of this turn: calling one says that its condition is met. */
export function exitTools(exits: readonly WorkflowExit[]) {
  return exits.flatMap((exit, place) => {
    if (exit.condition.type !== 'llm') return [];
    const declaration = {
      name: `notify_condition_${place + 1}_met`,
      description: `Call this at once, before you say anything, when the following holds: ${exit.condition.condition}`,
      parameters: { type: 'object', properties: {}, required: [] },
    };
    return [{ exit, declaration }];
  });
}
