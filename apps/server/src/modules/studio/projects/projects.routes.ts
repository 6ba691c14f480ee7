import { projectRoutes as routes } from '@mynah/contract/studio/projects';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { replaceChapters } from './actions/change-chapters.ts';
import { createProject } from './actions/create-project.ts';
import { chooseDictionaries, editProject, removeProject } from './actions/edit-project.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { readContent } from './actions/read-content.ts';
import { showFullProject, showProject, showProjects } from './actions/show-projects.ts';
import { listChapters } from './chapters.store.ts';
import { openCover } from './cover.ts';
import { projectSounds } from './extension-points.ts';
import { type OfProject, toOrder } from './project-order.ts';
import { projectReader } from './project-reader.ts';
import { listProjects } from './projects.store.ts';

const seen = ({ platform, actor, params }: OfProject) => getProject(platform, actor, params.projectId);
const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

const ok = { status: 'ok' as const };

export const projectHttpRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const projects = await listProjects(platform.db, await projectReader(platform, actor));
    return { projects: await showProjects(platform, actor, projects) };
  }),
  handle(routes.create, async ({ platform, actor, body, signal }) => {
    const { manuscript, chapters } = await readContent(platform, body, signal);
    const order = { ...toOrder(body, manuscript), chapters };
    const project = await createProject(platform, actor, order, manuscript?.cover);
    return { project: await showProject(platform, actor, project) };
  }),
  handle(routes.get, async (call) => showFullProject(call.platform, call.actor, await seen(call))),
  handle(routes.cover, async (call) =>
    answerFile(await openCover(call.platform, await seen(call)), {
      range: call.header('range'),
      setHeader: call.setHeader,
    }),
  ),
  handle(routes.update, async (call) => {
    const { platform, actor } = call;
    const { volumeNormalization, ...change } = call.body;
    change.acxVolumeNormalization ??= volumeNormalization;
    const project = await editProject(platform, actor, await changed(call), change);
    return { project: await showProject(platform, actor, project) };
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeProject(platform, await requireProject(platform, actor, params.projectId, 'admin'));
    return ok;
  }),
  handle(routes.replaceContent, async (call) => {
    const { platform, actor, body, signal } = call;
    const project = await changed(call);
    const { chapters } = await readContent(platform, body, signal);
    await replaceChapters(platform, actor, project, chapters(project));
    if (body.autoConvert) {
      for (const sounds of platform.extensions.at(projectSounds))
        await sounds.convert(platform, actor, await seen(call));
    }
    return { project: await showProject(platform, actor, await seen(call)) };
  }),
  handle(routes.setDictionaries, async (call) => {
    const { platform, actor, body } = call;
    await chooseDictionaries(platform, actor, await changed(call), body.pronunciationDictionaryLocators);
    return ok;
  }),
  handle(routes.mutedTracks, async (call) => {
    const chapters = await listChapters(call.platform.db, [(await seen(call)).id]);
    return { chapter_ids: chapters.filter(({ isMuted }) => isMuted).map(({ id }) => id) };
  }),
];
