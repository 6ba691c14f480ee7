import { dubbingModels, sourceStates, targetStates } from '@mynah/contract/dubbing/dubbing-values';
import { dubbingProjectRoutes as routes } from '@mynah/contract/dubbing/projects';
import { Failure } from '../../platform/errors/index.ts';
import { handle } from '../../platform/http/index.ts';
import { resourceReader } from '../workspaces/sharing/index.ts';
import { addLanguage } from './actions/add-language.ts';
import { createDubbing } from './actions/create-dubbing.ts';
import { readCursor, writeCursor } from './actions/list-dubbings.ts';
import { removeDubbing, removeTarget } from './actions/remove-dubbing.ts';
import { getDubbing, getTarget, requireDubbing } from './dubbing.policy.ts';
import { hasState, listVisible } from './dubbings.store.ts';
import { changedProject, type OfProject } from './of-project.ts';
import { toLanguage, toProject } from './projects.view.ts';
import { listSpeakers } from './segments.store.ts';
import { readTranscriptFile } from './source/read-given.ts';
import { listTargets } from './targets.store.ts';

const seen = ({ platform, actor, params }: OfProject) => getDubbing(platform, actor, params.projectId);

/** @throws Failure `unprocessable` for a state that there is none of */
function oneOf<State extends string>(states: readonly State[], wish: string | undefined): State | undefined {
  const found = states.find((state) => state === wish);
  if (found || wish === undefined) return found;
  throw new Failure('unprocessable', `The status is one of ${states.join(', ')}.`, {
    loc: ['query', 'status'],
  });
}

export const projectHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body, signal }) => {
    const { transcript, sourceLanguage, targetLanguage, keyterms = [], modelId = 'dubbing_v2' } = body;
    const model = dubbingModels.find((known) => known === modelId);
    if (!model)
      throw new Failure('unprocessable', `The model is one of ${dubbingModels.join(', ')}.`, {
        loc: ['body', 'model_id'],
      });
    if (transcript && sourceLanguage === undefined)
      throw new Failure('unprocessable', 'Name the language of the transcript.', {
        loc: ['body', 'source_language'],
      });
    const given = transcript && (await readTranscriptFile(transcript));
    if (given?.translations && targetLanguage === undefined)
      throw new Failure('unprocessable', 'Name the language of the translations.', {
        loc: ['body', 'target_language'],
      });
    const dubbing = await createDubbing(
      platform,
      actor,
      {
        file: body.file,
        sourceUrl: body.sourceUrl,
        reference: body.reference,
        webhookIds: body.webhookIds,
        model,
        creationSource: 'dubbing_api',
        sourceLanguage,
        targetLanguage,
        targetField: 'target_language',
        given,
        options: {
          numSpeakers: 0,
          dropsBackground: false,
          censors: false,
          keyterms: [...new Set(keyterms)],
          clonesNobody: false,
        },
      },
      signal,
    );
    return toProject(dubbing, await listTargets(platform.db, [dubbing.id]));
  }),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { status, cursor, pageSize, sortDirection } = query;
    const state = oneOf(sourceStates, status);
    const reader = await resourceReader(platform, actor, 'dubbing');
    const rows = await listVisible(platform.db, reader, {
      limit: pageSize + 1,
      ...(cursor !== undefined && { after: readCursor(cursor, 'created_at') }),
      orderBy: 'created_at',
      isDescending: sortDirection === 'DESCENDING',
      where: state && hasState(state),
    });
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return {
      projects: page.map((row) => toProject(row, [])),
      next_cursor: last ? writeCursor(last, 'created_at') : null,
    };
  }),
  handle(routes.get, async (call) => {
    const dubbing = await seen(call);
    return toProject(dubbing, await listTargets(call.platform.db, [dubbing.id]));
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeDubbing(platform, await requireDubbing(platform, actor, params.projectId, 'admin'));
    return undefined;
  }),
  handle(routes.addLanguage, async (call) => {
    const { platform, actor, body, signal } = call;
    const dubbing = await changedProject(call);
    const order = {
      language: body.targetLanguage,
      field: 'target_language',
      cloningStrength: body.voiceSettings?.cloningStrength,
      translations: body.translations,
    };
    const target = await addLanguage(platform, actor, dubbing, order, signal);
    return toLanguage(platform, dubbing, target, await listSpeakers(platform.db, dubbing));
  }),
  handle(routes.listLanguages, async (call) => {
    const { platform, query } = call;
    const dubbing = await seen(call);
    const state = oneOf(targetStates, query.status);
    const all = (await listTargets(platform.db, [dubbing.id])).filter(
      (target) => state === undefined || target.state === state,
    );
    const after = query.cursor === undefined ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1;
    const page = all.slice(after, after + query.pageSize);
    const hasMore = after + page.length < all.length;
    const speakers = await listSpeakers(platform.db, dubbing);
    return {
      languages: page.map((target) => toLanguage(platform, dubbing, target, speakers)),
      next_cursor: hasMore ? (page.at(-1)?.id ?? null) : null,
    };
  }),
  handle(routes.getLanguage, async (call) => {
    const { platform, params } = call;
    const dubbing = await seen(call);
    const target = await getTarget(platform, dubbing, params.languageId);
    return toLanguage(platform, dubbing, target, await listSpeakers(platform.db, dubbing));
  }),
  handle(routes.removeLanguage, async (call) => {
    const { platform, params } = call;
    const dubbing = await changedProject(call);
    await removeTarget(platform, dubbing, await getTarget(platform, dubbing, params.languageId));
    return undefined;
  }),
];
