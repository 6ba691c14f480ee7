import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';

export type Criterion = AgentPlatformSettings['evaluation']['criteria'][number];
export type Property = AgentPlatformSettings['data_collection'][string];

/** What an agent wants to know of each of its conversations. */
export interface WhatToAnalyze {
  criteria: readonly Criterion[];
  properties: Readonly<Record<string, Property>>;
  /** Of the summary; null: that of the conversation. */
  summaryLanguage: string | null;
  /** The language model by its name. */
  model: string;
}

export const nothingToAnalyze: WhatToAnalyze = {
  criteria: [],
  properties: {},
  summaryLanguage: null,
  model: '',
};

export function whatToAnalyze(settings: AgentPlatformSettings): WhatToAnalyze {
  const wanted = Object.entries(settings.data_collection).filter(([, { is_omitted }]) => !is_omitted);
  return {
    criteria: settings.evaluation.criteria,
    properties: Object.fromEntries(wanted),
    summaryLanguage: settings.summary_language,
    model: settings.analysis_llm,
  };
}

export type CollectedValue = string | number | boolean | null;

/** The value as its property has it, or null where it is none: nothing is made to fit. */
export function asProperty(value: unknown, { type, enum: choices }: Property): CollectedValue {
  if (value === null || value === undefined || value === '') return null;
  if (type === 'boolean') return typeof value === 'boolean' ? value : null;
  if (type === 'string') {
    const text = typeof value === 'string' ? value : String(value);
    return choices?.length && !choices.includes(text) ? null : text;
  }
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(number) || (type === 'integer' && !Number.isInteger(number))) return null;
  return number;
}
