import type { ConversationAnalysis } from '@mynah/contract/agents/conversations/conversations';
import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { findEntities } from '@mynah/transcripts';
import { type AnalysisParts, composeAnalysis } from './compose-analysis.ts';
import type { CollectedValue, Property, WhatToAnalyze } from './what-to-analyze.ts';

const mostOfTitle = 60;
const mostOfLine = 160;
const noModel = 'No language model is set up on this server that could judge it.';

/**
 * What can be said of a conversation without a language model: what was asked first, what was answered last, which tools
 * were called, and values that have a form of their own. Whether it was a success is nothing that rules can tell.
 */
export function analyzeByRules(
  entries: readonly TranscriptEntry[],
  wanted: WhatToAnalyze,
  why: string = noModel,
): ConversationAnalysis {
  const said = entries.flatMap(({ role, message }) => (role === 'user' && message ? [message] : []));
  const parts: AnalysisParts = {
    ...summarize(entries),
    criteria: wanted.criteria.map(({ id }) => ({ id, result: 'unknown', rationale: why, score: null })),
    collected: Object.fromEntries(
      Object.entries(wanted.properties).map(([id, property]) => [id, collect(said, property, id)]),
    ),
  };
  return composeAnalysis(wanted, parts, 'rules');
}

function summarize(entries: readonly TranscriptEntry[]): Pick<AnalysisParts, 'summary' | 'title'> {
  const asked = entries.find(({ role, message }) => role === 'user' && message)?.message ?? null;
  const answered = entries.findLast(({ role, message }) => role === 'agent' && message)?.message ?? null;
  const tools = [
    ...new Set(entries.flatMap(({ tool_calls }) => tool_calls.map(({ tool_name }) => tool_name))),
  ];
  const lines = [
    asked ? `The caller began with “${shortened(asked, mostOfLine)}”.` : 'The caller said nothing.',
    asked && answered ? `The agent said last: “${shortened(answered, mostOfLine)}”.` : '',
    tools.length > 0 ? `Tools called: ${tools.join(', ')}.` : '',
  ];
  return {
    summary: lines.filter(Boolean).join(' '),
    title: asked ? shortened(asked, mostOfTitle) : null,
  };
}

/** Entities that a property asks for by its name or description. */
const forms: readonly { asked: RegExp; entity: string }[] = [
  { asked: /e-?mail/i, entity: 'email_address' },
  { asked: /phone|mobile|telephone/i, entity: 'phone_number' },
  { asked: /website|\burl\b/i, entity: 'url' },
  { asked: /\bdate\b/i, entity: 'date' },
];

/** Only what is certain: a constant, one choice that was said and no other, one thing of a known form, one number. */
function collect(
  said: readonly string[],
  property: Property,
  id: string,
): { value: CollectedValue; rationale: string } {
  const { constant_value: constant, type, enum: choices, description } = property;
  if (constant !== null && constant !== '') return { value: constant, rationale: 'The value is set.' };
  const text = said.join('\n');
  if (choices?.length) {
    const found = choices.filter((choice) => says(text, choice));
    return one(found, 'The caller said it.');
  }
  if (type === 'string') {
    const form = forms.find(({ asked }) => asked.test(`${id} ${description}`));
    return one(form ? entitiesIn(text, form.entity) : [], 'The one thing of this form that the caller said.');
  }
  if (type === 'boolean') return one([], '');
  const numbers = entitiesIn(text, 'number').map(Number);
  const fitting = numbers.filter((number) => (type === 'integer' ? Number.isInteger(number) : true));
  return one(fitting.filter(Number.isFinite), 'The only number that the caller said.');
}

function one(found: readonly (string | number)[], rationale: string) {
  const different = [...new Set(found)];
  if (different.length === 1) return { value: different[0]!, rationale };
  return { value: null, rationale: 'Rules alone cannot tell it for certain: no language model is set up.' };
}

const entitiesIn = (text: string, entity: string): string[] =>
  findEntities(text, new Set([entity])).map(({ start, end }) => text.slice(start, end));

const says = (text: string, choice: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${choice.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(
    text,
  );

function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const space = line.lastIndexOf(' ', most - 1);
  return `${line.slice(0, space > most / 2 ? space : most - 1)}…`;
}
