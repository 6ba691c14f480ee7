import { chapterRoutes as routes } from '@mynah/contract/studio/chapters';
import { handle } from '../../../platform/http/index.ts';
import { createChapters, editChapter, removeChapter } from './actions/change-chapters.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { readPage } from './actions/read-content.ts';
import { showChapter } from './actions/show-chapter.ts';
import { showChapters } from './actions/show-projects.ts';

const ok = { status: 'ok' as const };

export const chapterHttpRoutes = [
  handle(routes.list, async ({ platform, actor, params }) => {
    const project = await getProject(platform, actor, params.projectId);
    return { chapters: await showChapters(platform, project) };
  }),
  handle(routes.create, async ({ platform, actor, params, body, signal }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    const blocks = body.fromUrl ? await readPage(platform, project, body.fromUrl, signal) : [];
    const [id] = await createChapters(platform, actor, project, [{ name: body.name, blocks }]);
    return { chapter: await showChapter(platform, project, id as string) };
  }),
  handle(routes.get, async ({ platform, actor, params }) =>
    showChapter(platform, await getProject(platform, actor, params.projectId), params.chapterId),
  ),
  handle(routes.update, async ({ platform, actor, params, body }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    const change = { name: body.name, blocks: body.content?.blocks };
    await editChapter(platform, actor, project, params.chapterId, change);
    return { chapter: await showChapter(platform, project, params.chapterId) };
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    await removeChapter(platform, project, params.chapterId);
    return ok;
  }),
];
