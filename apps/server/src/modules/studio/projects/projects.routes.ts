import { chapterRoutes } from '@mynah/contract/studio/chapters';
import { projectRoutes as routes } from '@mynah/contract/studio/projects';
import { type Call, handle } from '../../../platform/http/index.ts';
import { createChapters, editChapter, removeChapter, replaceChapters } from './actions/change-chapters.ts';
import { createProject } from './actions/create-project.ts';
import { chooseDictionaries, editProject, removeProject } from './actions/edit-project.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { showChapter } from './actions/show-chapter.ts';
import { showChapters, showProject, showProjects } from './actions/show-projects.ts';
import { listChapters } from './chapters.store.ts';
import { projectReader } from './project-reader.ts';
import { listProjects } from './projects.store.ts';
import { toLocators } from './projects.view.ts';

interface OfProject extends Pick<Call<unknown>, 'platform' | 'actor'> {
  params: { projectId: string };
}
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
    const document = await readContent(platform, body, signal);
    const project = await createProject(platform, actor, { ...toOrder(body), ...document });
    return { project: await showProject(platform, actor, project) };
  }),
  handle(routes.get, async (call) => {
    const { platform, actor } = call;
    const project = await seen(call);
    const locators = toLocators(project);
    return {
      ...(await showProject(platform, actor, project)),
      chapters: await showChapters(platform, project),
      pronunciation_dictionary_versions: [],
      pronunciation_dictionary_locators: locators,
      apply_text_normalization: project.textNormalization,
      experimental: {},
      assets: [],
      voices: [],
    };
  }),
  handle(routes.update, async (call) => {
    const { platform, actor } = call;
    const { volumeNormalization, acxVolumeNormalization, ...change } = call.body;
    const project = await editProject(platform, actor, await changed(call), {
      ...change,
      acxVolumeNormalization: acxVolumeNormalization ?? volumeNormalization,
    });
    return { project: await showProject(platform, actor, project) };
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeProject(platform, await requireProject(platform, actor, params.projectId, 'admin'));
    return ok;
  }),
  handle(routes.mutedTracks, async (call) => {
    const chapters = await listChapters(call.platform.db, [(await seen(call)).id]);
    return { chapter_ids: chapters.filter(({ isMuted }) => isMuted).map(({ id }) => id) };
  }),
];
