import { castRoutes as routes } from '@mynah/contract/studio/cast';
import { handle } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addCastVoice, editCastVoice, removeCastVoice } from './actions/change-cast.ts';
import { findLines } from './actions/find-lines.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { countLines, listCast } from './cast.store.ts';
import { toCastVoice } from './cast.view.ts';
import { toStoredDelivery } from './delivery.ts';
import type { OfProject } from './project-order.ts';
import type { CastVoiceRow, ProjectRow } from './projects.tables.ts';

const seen = ({ platform, actor, params }: OfProject) => getProject(platform, actor, params.projectId);
const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

async function showOne({ db }: Platform, project: ProjectRow, row: CastVoiceRow) {
  const counts = await countLines(db, project);
  return toCastVoice(row, counts.get(row.id));
}

export const castHttpRoutes = [
  handle(routes.list, async (call) => {
    const project = await seen(call);
    const { db } = call.platform;
    const [cast, counts] = await Promise.all([listCast(db, project), countLines(db, project)]);
    return { voices: cast.map((row) => toCastVoice(row, counts.get(row.id))) };
  }),
  handle(routes.add, async (call) => {
    const { platform, actor, body } = call;
    const project = await changed(call);
    const { alias, voiceId, settings, volumeGain: volumeGainDb } = body;
    const part = { alias, voiceId, settings: toStoredDelivery(settings), volumeGainDb };
    return showOne(platform, project, await addCastVoice(platform, actor, project, part));
  }),
  handle(routes.update, async (call) => {
    const { platform, actor, params, body } = call;
    const project = await changed(call);
    const { alias, voiceId, settings, volumeGain: volumeGainDb } = body;
    const change = {
      ...(alias !== undefined && { alias }),
      ...(voiceId !== undefined && { voiceId }),
      ...(settings !== undefined && { settings: toStoredDelivery(settings) }),
      ...(volumeGainDb !== undefined && { volumeGainDb }),
    };
    const row = await editCastVoice(platform, actor, project, params.projectVoiceRefId, change);
    return showOne(platform, project, row);
  }),
  handle(routes.remove, async (call) => {
    await removeCastVoice(call.platform, await changed(call), call.params.projectVoiceRefId);
    return { status: 'ok' as const };
  }),
  handle(routes.findLines, async (call) => ({
    lines: await findLines(call.platform, await seen(call), call.query.chapterId),
  })),
];
