import { speechEngineRoutes as routes } from '@mynah/contract/agents/registry/speech-engines';
import { handle } from '../../../platform/http/index.ts';
import { removeAgent } from './actions/create-agent.ts';
import { listSummaries } from './actions/list-agents.ts';
import {
  changeSpeechEngine,
  createSpeechEngine,
  duplicateSpeechEngine,
  showSpeechEngine,
} from './actions/manage-speech-engines.ts';
import { toSpeechEngineSummary } from './speech-engines.view.ts';

/** The key by which the caller came, in either header; undefined for a session. */
const keyOf = (header: (name: string) => string | undefined): string | undefined =>
  header('xi-api-key') ?? /^bearer\s+(sk_.+)$/i.exec(header('authorization') ?? '')?.[1];

export const speechEngineHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const { cursor, pageSize, search, sortDirection, sortBy = 'created_at' } = query;
    const page = { search, sortDirection, sortBy, archived: false, after: cursor, most: pageSize + 1 };
    const found = await listSummaries(platform, actor, { ...page, isSpeechEngine: true });
    const shown = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      speech_engines: shown.map(toSpeechEngineSummary),
      next_cursor: hasMore ? shown.at(-1)!.agent_id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.create, ({ platform, actor, body, header }) =>
    createSpeechEngine(platform, actor, body, keyOf(header)),
  ),
  handle(routes.get, ({ platform, actor, params }) =>
    showSpeechEngine(platform, actor, params.speechEngineId),
  ),
  handle(routes.update, ({ platform, actor, params, body, header }) =>
    changeSpeechEngine(platform, actor, { ...params, ...body }, keyOf(header)),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeAgent(platform, actor, params.speechEngineId, 'speech-engine');
    return undefined;
  }),
  handle(routes.duplicate, ({ platform, actor, params, body, header }) =>
    duplicateSpeechEngine(platform, actor, { ...params, ...body }, keyOf(header)),
  ),
];
