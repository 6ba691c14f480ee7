import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { findEntities } from '@mynah/transcripts';

type Redaction = AgentPlatformSettings['privacy']['conversation_history_redaction'];

/** What rules find, by the API's names of entities; a name stands for all that begin with it. */
const findable: Readonly<Record<string, readonly string[]>> = {
  email_address: ['email_address'],
  contact_number: ['phone_number'],
  url: ['url'],
  username: ['username'],
  date: ['date'],
  dob: ['date'],
  'financial_id.payment_card.payment_card_number': ['credit_card'],
  'financial_id.payment_card.payment_card_expiration_date': ['credit_card_expiration'],
  'financial_id.payment_card.payment_card_cvv': ['cvv'],
  'financial_id.bank_account.bank_account_number': ['bank_account'],
  'financial_id.bank_account.bank_routing_number': ['routing_number'],
  'unique_id.government_issued_id': ['ssn'],
};

/** The same entries where nothing is to be redacted. What is taken out is named in its place. */
export function redactEntries(
  entries: readonly TranscriptEntry[],
  redaction: Redaction | undefined,
): readonly TranscriptEntry[] {
  if (!redaction?.enabled) return entries;
  const types = typesOf(redaction.entities);
  if (types.size === 0) return entries;
  const clean = (text: string) => redactText(text, types);
  return entries.map((entry) => ({
    ...entry,
    message: entry.message === null ? null : clean(entry.message),
    original_message: entry.original_message === null ? null : clean(entry.original_message),
    tool_calls: entry.tool_calls.map((call) => ({ ...call, params_as_json: clean(call.params_as_json) })),
    tool_results: entry.tool_results.map((result) => ({
      ...result,
      result_value: clean(result.result_value),
    })),
  }));
}

const typesOf = (entities: readonly string[]): ReadonlySet<string> =>
  new Set(
    Object.entries(findable).flatMap(([name, types]) =>
      entities.some((entity) => name === entity || name.startsWith(`${entity}.`)) ? types : [],
    ),
  );

function redactText(text: string, types: ReadonlySet<string>): string {
  let left = '';
  let from = 0;
  for (const { type, start, end } of findEntities(text, types)) {
    left += `${text.slice(from, start)}[${type.toUpperCase()}]`;
    from = end;
  }
  return left + text.slice(from);
}
