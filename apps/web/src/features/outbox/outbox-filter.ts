import { type MailKind, mailKinds } from '@mynah/contract/workspaces/mail-kinds';
import type { MailState } from '@mynah/contract/workspaces/outbox';
import type { AddressValues } from '#web/shared/address-values.ts';

/** What waits is shown first; all of it is asked for by name. */
export const shownStates = ['waiting', 'handed_on', 'all'] as const satisfies readonly (MailState | 'all')[];
export type ShownState = (typeof shownStates)[number];

export interface OutboxFilter {
  search?: string;
  kind?: MailKind;
  /** None is `waiting`. */
  state?: Exclude<ShownState, 'waiting'>;
}

/** What stands in the address; what it does not know is as if it were not there. */
export const readFilter = ({ search, kind, state }: AddressValues): OutboxFilter => ({
  search: search?.slice(0, 200) || undefined,
  kind: mailKinds.find((known) => known === kind),
  state: state === 'handed_on' || state === 'all' ? state : undefined,
});

export const isNarrowed = ({ search, kind, state }: OutboxFilter): boolean =>
  search !== undefined || kind !== undefined || state === 'handed_on';
