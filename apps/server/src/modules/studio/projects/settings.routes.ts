import { projectSettingsRoutes as routes } from '@mynah/contract/studio/project-settings';
import { type Call, handle } from '../../../platform/http/index.ts';
import { removeCover, setCover } from './actions/change-cover.ts';
import { createExample } from './actions/create-example.ts';
import { editProject, type ProjectChange } from './actions/edit-project.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { showProject } from './actions/show-projects.ts';
import type { OfProject } from './project-order.ts';
import type { ProjectRow } from './projects.tables.ts';

const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

const ok = { status: 'ok' as const };

const showSettings = async ({ platform, actor }: OfProject, project: ProjectRow) => ({
  project: await showProject(platform, actor, project),
  apply_text_normalization: project.textNormalization,
  callback_url: project.callbackUrl,
});

/** An empty line says as little as none. */
const toChange = ({
  applyTextNormalization: textNormalization,
  ...given
}: Call<typeof routes.update>['body']): ProjectChange => {
  const { title, author, contentType } = given;
  const lines = { title, author, contentType };
  const emptied = Object.entries(lines).filter(([, line]) => line === '');
  const change = { ...given, textNormalization, ...Object.fromEntries(emptied.map(([key]) => [key, null])) };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
};

export const projectSettingsHttpRoutes = [
  handle(routes.createExample, async ({ platform, actor, signal }) => ({
    project: await showProject(platform, actor, await createExample(platform, actor, signal)),
  })),
  handle(routes.get, async (call) =>
    showSettings(call, await getProject(call.platform, call.actor, call.params.projectId)),
  ),
  handle(routes.update, async (call) => {
    const { platform, actor, body } = call;
    return showSettings(call, await editProject(platform, actor, await changed(call), toChange(body)));
  }),
  handle(routes.setCover, async (call) => {
    await setCover(call.platform, await changed(call), call.body.cover);
    return ok;
  }),
  handle(routes.removeCover, async (call) => {
    await removeCover(call.platform, await changed(call));
    return ok;
  }),
];
