import { audioNativeRoutes as routes } from '@mynah/contract/audio-native';
import { Failure } from '../../platform/errors/index.ts';
import { type Call, handle } from '../../platform/http/index.ts';
import { getSpeechModel } from '../models/index.ts';
import { making, requireProject } from '../studio/projects/index.ts';
import { getVoice } from '../voices/catalog/index.ts';
import { changeContent, getEmbed, publish, readFromAddress } from './actions/change-content.ts';
import { listDays, listPlayers, removePlayer } from './actions/list-players.ts';
import { convert, makePlayer } from './actions/make-player.ts';
import { hashOf } from './article.ts';
import { toProjectSettings, toSettings } from './audio-native.view.ts';
import { changeSettings, ensureSettings } from './settings.ts';
import { htmlSnippet } from './snippet.ts';

const ok = { status: 'ok' as const };

export const audioNativeHttpRoutes = [
  handle(routes.create, async (call) => {
    const { platform, actor, body } = call;
    const content = await making.readContent(platform, { fromDocument: body.file }, call.signal);
    if (body.autoConvert && !body.file)
      throw new Failure('unprocessable', 'There’s nothing to convert. Send a file.', {
        loc: ['body', 'file'],
      });
    const project = await makePlayer(platform, actor, {
      name: body.name,
      title: body.title,
      author: body.author,
      voiceId: body.voiceId,
      defaultModelId: body.modelId,
      textNormalization: body.applyTextNormalization,
      dictionaries: body.pronunciationDictionaryLocators,
      content,
      embed: looksOf(body, hashOf(content)),
    });
    if (body.autoConvert) await convert(platform, actor, project);
    const html_snippet = htmlSnippet(platform, { project: project.id });
    return { project_id: project.id, converting: body.autoConvert, html_snippet };
  }),
  handle(routes.list, async ({ platform, actor }) => ({ embeds: await listPlayers(platform, actor) })),
  handle(routes.projectSettings, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'viewer');
    const [shown] = await making.showProjects(platform, actor, [project]);
    const embed = await getEmbed(platform, project);
    const settings = await ensureSettings(platform, actor.workspaceId);
    return {
      enabled: true,
      snapshot_id: embed.pinnedSnapshotId ?? shown!.latest_snapshot_id,
      settings: toProjectSettings(embed, shown!, settings),
    };
  }),
  handle(routes.updateContent, async ({ platform, actor, params, body, signal }) => {
    const project = await changeContent(platform, actor, params.projectId, { ...body, signal });
    const publishing = body.autoConvert && body.autoPublish;
    return edited(platform, project.id, { converting: body.autoConvert, publishing });
  }),
  handle(routes.contentFromUrl, async ({ platform, actor, body, signal }) => {
    const project = await readFromAddress(platform, actor, { ...body, signal });
    return edited(platform, project.id, { converting: true, publishing: true });
  }),
  handle(routes.publish, async ({ platform, actor, params }) => {
    await publish(platform, actor, params.projectId);
    return ok;
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removePlayer(platform, actor, params.embedId);
    return ok;
  }),
  handle(routes.listeners, async ({ platform, actor, params }) => ({
    days: await listDays(platform, actor, params.projectId),
  })),
  handle(routes.settings, async ({ platform, actor }) =>
    toSettings(platform, await ensureSettings(platform, actor.workspaceId)),
  ),
  handle(routes.updateSettings, async ({ platform, actor, body }) => {
    if (body.voiceId) await getVoice(platform, actor, body.voiceId);
    if (body.modelId) getSpeechModel(body.modelId);
    return toSettings(platform, await changeSettings(platform, actor, body));
  }),
];

type CreateBody = Call<typeof routes.create>['body'];

const looksOf = ({ image, small, textColor, backgroundColor, sessionization }: CreateBody, hash: string) => ({
  image: image ?? null,
  small: small ?? null,
  textColor: textColor ?? null,
  backgroundColor: backgroundColor ?? null,
  sessionization,
  contentHash: hash,
});

const edited = (
  platform: Parameters<typeof htmlSnippet>[0],
  projectId: string,
  now: { converting: boolean; publishing: boolean },
) => ({ project_id: projectId, ...now, html_snippet: htmlSnippet(platform, { project: projectId }) });
