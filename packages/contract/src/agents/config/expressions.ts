import { z } from 'zod';
import { extractedValueSchema } from './json-schema.ts';

/** Conditions of a workflow as trees: values at the leaves, operators above them. */

export const binaryOperators = [
  'eq_operator',
  'neq_operator',
  'gt_operator',
  'gte_operator',
  'lt_operator',
  'lte_operator',
  'add_operator',
  'sub_operator',
  'mul_operator',
  'div_operator',
] as const;
export type BinaryOperator = (typeof binaryOperators)[number];

type ValueNode =
  | { type: 'string_literal'; value: string }
  | { type: 'number_literal'; value: number }
  | { type: 'boolean_literal'; value: boolean }
  | { type: 'null_literal' }
  | { type: 'dynamic_variable'; name: string }
  /** What a language model reads out of the conversation. */
  | { type: 'llm'; value_schema: z.output<typeof extractedValueSchema> }
  | { type: 'llm'; prompt: string };

export type ExpressionNode =
  | ValueNode
  | { type: 'and_operator' | 'or_operator'; children: ExpressionNode[] }
  | { type: BinaryOperator; left: ExpressionNode; right: ExpressionNode }
  | {
      type: 'conditional_operator';
      condition: ExpressionNode;
      trueExpression: ExpressionNode;
      falseExpression: ExpressionNode;
    };

const child: z.ZodType<ExpressionNode> = z.lazy(() => expressionNode).meta({ id: 'ExpressionNode' });

export const expressionNode: z.ZodType<ExpressionNode> = z.union([
  z.object({ type: z.literal('string_literal'), value: z.string() }),
  z.object({ type: z.literal('number_literal'), value: z.number() }),
  z.object({ type: z.literal('boolean_literal'), value: z.boolean() }),
  z.object({ type: z.literal('null_literal') }),
  z.object({ type: z.literal('dynamic_variable'), name: z.string() }),
  z.object({ type: z.literal('llm'), value_schema: extractedValueSchema }),
  z.object({ type: z.literal('llm'), prompt: z.string() }),
  z.object({ type: z.enum(['and_operator', 'or_operator']), children: z.array(child).min(2) }),
  z.object({ type: z.enum(binaryOperators), left: child, right: child }),
  z.object({
    type: z.literal('conditional_operator'),
    condition: child,
    trueExpression: child,
    falseExpression: child,
  }),
]);
