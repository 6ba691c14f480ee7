import { transcriptRoutes as routes } from '@mynah/contract/speech/transcripts';
import { handle } from '../../../platform/http/index.ts';
import { listProgress } from '../../../platform/workflows/index.ts';
import { followTranscription } from './actions/await-transcription.ts';
import { cancelTranscription } from './actions/cancel-transcription.ts';
import { editTranscript } from './actions/edit-transcript.ts';
import { exportFile } from './actions/export-file.ts';
import { getTranscription } from './actions/get-transcription.ts';
import { listTranscripts } from './actions/list-transcripts.ts';
import { retryTranscription } from './actions/retry-transcription.ts';
import { showTranscript } from './actions/show-transcript.ts';
import { startTranscription } from './actions/start-transcription.ts';
import { answerSound } from './sound/answer-sound.ts';
import { readSoundToken, soundTokenSeconds, writeSoundToken } from './sound/sound-token.ts';
import { toListed, toProgress } from './transcripts.view.ts';

interface OfTranscript {
  actor: { workspaceId: string };
  params: { transcriptionId: string };
}
const keyOf = ({ actor, params }: OfTranscript) => ({
  workspaceId: actor.workspaceId,
  id: params.transcriptionId,
});

/** How often a page hears how far the work is. */
const progressMs = 700;

export const transcriptHttpRoutes = [
  handle(routes.start, async ({ platform, actor, body, requestId, signal }) => {
    const options = { requestId, signal, isAwaited: false, isKept: true, needsSpeech: true };
    return toListed(
      await getTranscription(platform, await startTranscription(platform, actor, body, options)),
    );
  }),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { rows, nextCursor } = await listTranscripts(platform, actor.workspaceId, query);
    const ids = rows.map(({ id }) => id);
    const progress = await listProgress(platform.db, ids);
    return { transcripts: rows.map((row) => toListed(row, progress.get(row.id))), next_cursor: nextCursor };
  }),
  handle(routes.details, async (call) => showTranscript(call.platform, keyOf(call))),
  handle(routes.progress, async (call) => {
    const { platform, signal } = call;
    await getTranscription(platform, keyOf(call));
    return messagesOf(followTranscription(platform, keyOf(call), { signal, everyMs: progressMs }));
  }),
  handle(routes.edit, async (call) => ({
    version: await editTranscript(call.platform, keyOf(call), call.body),
  })),
  handle(routes.cancel, async (call) => {
    await getTranscription(call.platform, keyOf(call));
    await cancelTranscription(call.platform, keyOf(call));
    return { status: 'ok' as const };
  }),
  handle(routes.retry, async ({ platform, actor, params }) => {
    await retryTranscription(platform, actor, params.transcriptionId);
    return { status: 'ok' as const };
  }),
  handle(routes.export, async (call) => {
    const { disposition, ...file } = await exportFile(call.platform, keyOf(call), call.body);
    call.setHeader('content-disposition', disposition);
    return file;
  }),
  handle(routes.audioLink, async (call) => {
    const { id, workspaceId } = await getTranscription(call.platform, keyOf(call));
    const token = writeSoundToken(call.platform, { workspaceId, id });
    // a path, so that it works under whatever address the page was opened with
    return {
      url: `/v1/speech-to-text/transcripts/${id}/audio?token=${token}`,
      expires_in: soundTokenSeconds,
    };
  }),
  handle(routes.audio, async (call) => {
    const { platform, query, params } = call;
    const key = query.token
      ? readSoundToken(platform, query.token, params.transcriptionId)
      : { workspaceId: (await call.authorize()).workspaceId, id: params.transcriptionId };
    const row = await getTranscription(platform, key);
    return answerSound(platform, row, { range: call.header('range'), setHeader: call.setHeader });
  }),
];

async function* messagesOf(progress: ReturnType<typeof followTranscription>) {
  for await (const row of progress) yield { event: 'progress', data: toProgress(row) };
}
