import { voiceoverRoutes as routes } from '@mynah/contract/studio/voiceover';
import { Failure } from '../../../platform/errors/index.ts';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { addHistoryItem, addUpload } from './actions/add-file.ts';
import { createVoiceover } from './actions/create-voiceover.ts';
import { getFile, requireVoiceover } from './actions/get-voiceover.ts';
import { removeFile } from './actions/remove-file.ts';
import { saveTimeline } from './actions/save-timeline.ts';
import { readCaptionFile } from './read-caption-file.ts';
import { listFiles } from './voiceovers.store.ts';
import { toFile, toVoiceover } from './voiceovers.view.ts';

export const voiceoverHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body }) => {
    const { id } = await createVoiceover(platform, actor, body.name);
    const { project, voiceover } = await requireVoiceover(platform, actor, id, 'viewer');
    return toVoiceover(project, voiceover, []);
  }),
  handle(routes.get, async ({ platform, actor, params }) => {
    const { project, voiceover } = await requireVoiceover(platform, actor, params.projectId, 'viewer');
    return toVoiceover(project, voiceover, await listFiles(platform.db, project));
  }),
  handle(routes.save, async ({ platform, actor, params, body }) => {
    const { project } = await requireVoiceover(platform, actor, params.projectId, 'editor');
    return { revision: await saveTimeline(platform, project, body) };
  }),
  handle(routes.addFile, async ({ platform, actor, params, body, signal }) => {
    const { project } = await requireVoiceover(platform, actor, params.projectId, 'editor');
    const { file, historyItemId } = body;
    if ((file === undefined) === (historyItemId === undefined))
      throw new Failure('unprocessable', 'Send either a file or a history_item_id.', {
        loc: ['body', 'file'],
      });
    const added = file
      ? await addUpload(platform, project, file, signal)
      : await addHistoryItem(platform, project, historyItemId as string, signal);
    return toFile(added);
  }),
  handle(routes.file, async (call) => {
    const { platform, actor, params } = call;
    const { project } = await requireVoiceover(platform, actor, params.projectId, 'viewer');
    const { contentType, sizeBytes, blob } = await getFile(platform, project, params.fileId);
    const served = {
      contentType,
      sizeBytes,
      open: (range?: { start: number; end: number }) => platform.blobs.stream(blob, range),
    };
    return answerFile(served, { range: call.header('range'), setHeader: call.setHeader });
  }),
  handle(routes.removeFile, async ({ platform, actor, params }) => {
    const { project } = await requireVoiceover(platform, actor, params.projectId, 'editor');
    await removeFile(platform, project, params.fileId);
    return { status: 'ok' as const };
  }),
  handle(routes.readCaptions, async ({ body }) => ({ captions: await readCaptionFile(body.file.path) })),
];
