import { accountEvents, billingEvents, moderationEvents, securityEvents } from './account-events.ts';
import { agentEvents, agentMeansEvents, conversationEvents } from './agent-events.ts';
import type { EventDefinition } from './event.ts';
import { historyEvents, playerEvents, speechEvents, toolEvents, transcriptEvents } from './making-events.ts';
import { articleEvents, studioEvents } from './studio-events.ts';
import { dictionaryEvents, voiceEvents, voiceMakingEvents } from './voice-events.ts';
import { developerEvents, shellEvents, workspaceEvents } from './workspace-events.ts';

/**
 * What happens in the product, by area, each name with what it means (PRV-045, PRV-047). Properties hold ids, counts and
 * choices, never what a person wrote.
 */
export const eventAreas = {
  account: accountEvents,
  security: securityEvents,
  billing: billingEvents,
  moderation: moderationEvents,
  developers: developerEvents,
  workspace: workspaceEvents,
  voices: voiceEvents,
  'voice making': voiceMakingEvents,
  dictionaries: dictionaryEvents,
  speech: speechEvents,
  tools: toolEvents,
  transcripts: transcriptEvents,
  history: historyEvents,
  player: playerEvents,
  studio: studioEvents,
  articles: articleEvents,
  agents: agentEvents,
  'agents’ means': agentMeansEvents,
  conversations: conversationEvents,
  shell: shellEvents,
} as const;

type Areas = typeof eventAreas;
type NameIn<Area> = Area extends Record<infer Name extends string, unknown> ? Name : never;
export type ProductEventName = { [Area in keyof Areas]: NameIn<Areas[Area]> }[keyof Areas];

export type ProductEventProperties = Readonly<Record<string, string | number | boolean>>;

export interface ProductEvent {
  name: ProductEventName;
  properties?: ProductEventProperties;
}

const entries = Object.values(eventAreas).flatMap((area) => Object.entries(area)) as [
  ProductEventName,
  EventDefinition,
][];

/** What each event means and where it comes from, in the order of the areas. */
export const productEvents: ReadonlyMap<ProductEventName, EventDefinition> = new Map(entries);

export const productEventNames: readonly ProductEventName[] = [...productEvents.keys()];

const namesFrom = (isMeant: (from: EventDefinition['from']) => boolean): readonly ProductEventName[] =>
  entries.filter(([, { from }]) => isMeant(from)).map(([name]) => name);

/** Names that are refused when the web app sends them (PRV-046). */
export const serverOnlyEventNames = namesFrom((from) => from === 'server');
/** Names that the web app may send. */
export const clientEventNames = namesFrom((from) => from !== 'server');

const byCall = new Map(entries.flatMap(([name, { calls = [] }]) => calls.map((call) => [call, name])));

/** The event of a call of the API that has succeeded in the app: `POST /v1/voices/add`. */
export const eventOfCall = (operation: string): ProductEventName | undefined =>
  byCall.get(operation) as ProductEventName | undefined;
