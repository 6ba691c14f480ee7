import { conversationFileRoutes as routes } from '@mynah/contract/agents/conversations/files';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { addFile, requireFile, takeFileBack } from './actions/manage-files.ts';

export const conversationFileHttpRoutes = [
  handle(routes.create, async ({ platform, params: { conversationId }, body, signal }) => ({
    file_id: await addFile(platform, conversationId, body.file, signal),
  })),
  handle(routes.remove, async ({ platform, params }) => {
    await takeFileBack(platform, params);
    return { file_id: params.fileId };
  }),
  handle(routes.get, async ({ platform, actor, params, header, setHeader }) => {
    const { blob, contentType, sizeBytes } = await requireFile(platform, actor, params);
    const open = platform.blobs.stream.bind(platform.blobs, blob);
    return answerFile({ contentType, sizeBytes, open }, { range: header('range'), setHeader });
  }),
];
