import type { SuccessResult } from '@mynah/contract/agents/conversations/analysis-results';
import type { ConversationAnalysis } from '@mynah/contract/agents/conversations/conversations';
import type { CollectedValue, WhatToAnalyze } from './what-to-analyze.ts';

export interface JudgedCriterion {
  id: string;
  result: SuccessResult;
  rationale: string;
  /** Of a criterion that is scored. */
  score: number | null;
}

export interface AnalysisParts {
  summary: string;
  title: string | null;
  criteria: readonly JudgedCriterion[];
  collected: Readonly<Record<string, { value: CollectedValue; rationale: string }>>;
}

/** The analysis in the API's shape. A call is a success when no criterion failed and one at least was met. */
export function composeAnalysis(
  wanted: WhatToAnalyze,
  { summary, title, criteria, collected }: AnalysisParts,
  analyzedBy: string,
): ConversationAnalysis {
  const judged = criteria.map(({ id, result, rationale }) => ({ criteria_id: id, result, rationale }));
  const values = Object.entries(collected).map(([id, { value, rationale }]) => ({
    data_collection_id: id,
    value,
    json_schema: schemaOf(wanted, id),
    rationale,
  }));
  return {
    evaluation_criteria_results: Object.fromEntries(judged.map((result) => [result.criteria_id, result])),
    data_collection_results: Object.fromEntries(values.map((value) => [value.data_collection_id, value])),
    evaluation_criteria_results_list: judged,
    data_collection_results_list: values,
    call_successful: successOf(criteria),
    call_success_score: scoreOf(criteria),
    transcript_summary: summary,
    call_summary_title: title,
    scoped: [],
    analyzed_by: analyzedBy,
  };
}

/** One criterion judged anew: the rest stays as it was. */
export function withCriterion(analysis: ConversationAnalysis, judged: JudgedCriterion): ConversationAnalysis {
  const { id, result, rationale } = judged;
  const results = {
    ...analysis.evaluation_criteria_results,
    [id]: { criteria_id: id, result, rationale },
  };
  const list = Object.values(results);
  return {
    ...analysis,
    evaluation_criteria_results: results,
    evaluation_criteria_results_list: list,
    call_successful: successOf(list),
  };
}

function successOf(criteria: readonly { result: SuccessResult }[]): SuccessResult {
  if (criteria.some(({ result }) => result === 'failure')) return 'failure';
  return criteria.some(({ result }) => result === 'success') ? 'success' : 'unknown';
}

function scoreOf(criteria: readonly JudgedCriterion[]): number | null {
  const scores = criteria.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function schemaOf({ properties }: WhatToAnalyze, id: string): Record<string, unknown> | null {
  const property = properties[id];
  if (!property) return null;
  const { type, description, enum: choices } = property;
  return { type, description, ...(choices ? { enum: choices } : {}) };
}
