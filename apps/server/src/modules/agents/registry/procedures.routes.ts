import { procedureRoutes as routes } from '@mynah/contract/agents/registry/procedures';
import { handle } from '../../../platform/http/index.ts';
import {
  compileBranch,
  createProcedure,
  discardProcedureDraft,
  removeProcedure,
  saveProcedureDraft,
  showProcedure,
  showProcedureDraft,
  showProcedures,
} from './actions/manage-procedures.ts';

const ok = { status: 'ok' as const };

export const procedureHttpRoutes = [
  handle(routes.create, async ({ platform, actor, params, body }) => ({
    procedure_id: await createProcedure(platform, actor, { ...params, ...body }),
  })),
  handle(routes.list, async ({ platform, actor, params, query }) => ({
    procedures: await showProcedures(platform, actor, { ...params, ...query }),
  })),
  handle(routes.compile, async ({ platform, actor, params }) => ({
    workflow: await compileBranch(platform, actor, params),
  })),
  handle(routes.get, ({ platform, actor, params, query }) =>
    showProcedure(platform, actor, { ...params, ...query }),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeProcedure(platform, actor, params);
    return ok;
  }),
  handle(routes.getDraft, ({ platform, actor, params }) => showProcedureDraft(platform, actor, params)),
  handle(routes.saveDraft, ({ platform, actor, params, body }) =>
    saveProcedureDraft(platform, actor, { ...params, ...body }),
  ),
  handle(routes.removeDraft, async ({ platform, actor, params }) => {
    await discardProcedureDraft(platform, actor, params);
    return ok;
  }),
];
