import type { ExpressionNode } from '@mynah/contract/agents/config/expressions';

export interface ExpressionScope {
  variables: Readonly<Record<string, unknown>>;
  /** Reads a value out of the conversation by a language model; null where none can. */
  extract(node: Extract<ExpressionNode, { type: 'llm' }>): Promise<unknown>;
}

/** The value of an expression. What cannot be computed is null, and null is no reason to go on. */
export async function evaluateExpression(node: ExpressionNode, scope: ExpressionScope): Promise<unknown> {
  const value = (of: ExpressionNode) => evaluateExpression(of, scope);
  switch (node.type) {
    case 'string_literal':
    case 'number_literal':
    case 'boolean_literal':
      return node.value;
    case 'null_literal':
      return null;
    case 'dynamic_variable':
      return scope.variables[node.name] ?? null;
    case 'llm':
      return scope.extract(node);
    case 'and_operator':
      for (const child of node.children) if (!isTrue(await value(child))) return false;
      return true;
    case 'or_operator':
      for (const child of node.children) if (isTrue(await value(child))) return true;
      return false;
    case 'conditional_operator':
      return value(isTrue(await value(node.condition)) ? node.trueExpression : node.falseExpression);
    default:
      return operate(node.type, await value(node.left), await value(node.right));
  }
}

/** Variables come from callers as text: `"3"` is the number 3 beside a number. */
function operate(operator: string, left: unknown, right: unknown): unknown {
  if (operator === 'eq_operator') return isSame(left, right);
  if (operator === 'neq_operator') return !isSame(left, right);
  if (operator === 'add_operator' && (typeof left === 'string' || typeof right === 'string'))
    return `${left ?? ''}${right ?? ''}`;
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a === null || b === null) return null;
  switch (operator) {
    case 'gt_operator':
      return a > b;
    case 'gte_operator':
      return a >= b;
    case 'lt_operator':
      return a < b;
    case 'lte_operator':
      return a <= b;
    case 'add_operator':
      return a + b;
    case 'sub_operator':
      return a - b;
    case 'mul_operator':
      return a * b;
    default:
      return b === 0 ? null : a / b;
  }
}

export const isTrue = (value: unknown): boolean =>
  typeof value === 'string' ? /^(true|yes)$/i.test(value.trim()) : Boolean(value);

function isSame(left: unknown, right: unknown): boolean {
  if (typeof left === typeof right) return left === right;
  if (typeof left === 'boolean' || typeof right === 'boolean')
    return left !== null && right !== null && isTrue(left) === isTrue(right);
  const [a, b] = [toNumber(left), toNumber(right)];
  return a !== null && b !== null && a === b;
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
