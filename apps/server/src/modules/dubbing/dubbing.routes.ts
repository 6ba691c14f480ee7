import { dubbingRoutes as routes } from '@mynah/contract/dubbing/dubbing';
import { answerFile, type Call, handle } from '../../platform/http/index.ts';
import { tellWarnings } from '../../platform/http/tell-warnings.ts';
import { normalTag } from '../../platform/translation/index.ts';
import { cancelDubbing } from './actions/cancel-dubbing.ts';
import { createDubbing } from './actions/create-dubbing.ts';
import { estimateDubbing } from './actions/estimate-dubbing.ts';
import { listDubbings } from './actions/list-dubbings.ts';
import { removeDubbing } from './actions/remove-dubbing.ts';
import { renameDubbing } from './actions/rename-dubbing.ts';
import { describeDubbing } from './describe-dubbings.ts';
import { getDubbing, getTargetIn, requireDubbing } from './dubbing.policy.ts';
import { findFile } from './find-file.ts';
import { ignoredOptions, unknownAccent } from './ignored-options.ts';
import { readFileToken } from './media-token.ts';
import { readDubbingOrder } from './read-dubbing-order.ts';
import { expectedSeconds } from './statuses.ts';
import { type StoredFile, storedFile } from './stored-files.ts';
import { notDubbed, readTranscript, toTranscript, writeTranscript } from './transcript-files.ts';

type FileCall = Pick<Call<typeof routes.source>, 'platform' | 'header' | 'setHeader'>;

const answerBlob = (call: FileCall, file: StoredFile) =>
  answerFile(storedFile(call.platform, file), { range: call.header('range'), setHeader: call.setHeader });

export const dubbingHttpRoutes = [
  handle(routes.list, ({ platform, actor, query }) => listDubbings(platform, actor, query)),
  handle(routes.create, async ({ platform, actor, body, signal, setHeader }) => {
    const { watermark, targetLang, targetAccent } = body;
    const accent = unknownAccent(normalTag(targetLang), targetAccent);
    tellWarnings(setHeader, ignoredOptions({ watermark, targetAccent: accent }));
    const order = await readDubbingOrder(body, { isFromApp: actor.kind === 'session' });
    const { id, durationMs } = await createDubbing(platform, actor, order, signal);
    return { dubbing_id: id, expected_duration_sec: expectedSeconds(durationMs) };
  }),
  handle(routes.estimate, ({ platform, query, signal }) => estimateDubbing(platform, query, signal)),
  handle(routes.get, async ({ platform, actor, params }) =>
    describeDubbing(platform, actor, await getDubbing(platform, actor, params.dubbingId)),
  ),
  handle(routes.rename, async ({ platform, actor, params, body }) => {
    const dubbing = await requireDubbing(platform, actor, params.dubbingId, 'editor');
    return describeDubbing(platform, actor, await renameDubbing(platform, dubbing, body.name));
  }),
  handle(routes.cancel, async ({ platform, actor, params }) => {
    await cancelDubbing(platform, await requireDubbing(platform, actor, params.dubbingId, 'editor'));
    return describeDubbing(platform, actor, await getDubbing(platform, actor, params.dubbingId));
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeDubbing(platform, await requireDubbing(platform, actor, params.dubbingId, 'admin'));
    return { status: 'ok' as const };
  }),
  handle(routes.audio, async (call) => {
    const { platform, actor, params } = call;
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    const target = await getTargetIn(platform, dubbing, params.languageCode);
    const { outputBlob, outputBytes, outputType } = target;
    if (outputBlob === null || outputBytes === null || outputType === null) throw notDubbed();
    return answerBlob(call, { key: outputBlob, sizeBytes: outputBytes, contentType: outputType });
  }),
  handle(routes.transcript, async (call) => {
    const { platform, actor, params, query } = call;
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    const said = await readTranscript(platform, dubbing, params.languageCode);
    const { formatType } = query;
    const written = writeTranscript(said, formatType);
    // the official clients read every answer of this call as JSON: subtitles are a string to them
    const isJson = formatType === 'json' || call.header('x-fern-language') !== undefined;
    const body = formatType !== 'json' && isJson ? JSON.stringify(written) : written;
    return {
      contentType: isJson ? 'application/json' : 'text/plain; charset=utf-8',
      body: new TextEncoder().encode(body),
    };
  }),
  handle(routes.transcripts, async ({ platform, actor, params }) => {
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    const said = await readTranscript(platform, dubbing, params.languageCode);
    const { formatType } = params;
    return {
      transcript_format: formatType,
      srt: formatType === 'srt' ? writeTranscript(said, 'srt') : null,
      webvtt: formatType === 'webvtt' ? writeTranscript(said, 'webvtt') : null,
      json: formatType === 'json' ? toTranscript(said) : null,
    };
  }),
  handle(routes.source, async (call) => {
    const dubbing = await getDubbing(call.platform, call.actor, call.params.dubbingId);
    const { sourceBlob: key, sourceBytes: sizeBytes, contentType } = dubbing;
    return answerBlob(call, { key, sizeBytes, contentType });
  }),
  handle(routes.file, async (call) => {
    const { platform, params, query } = call;
    const { dubbingId: id, fileName } = params;
    const key = readFileToken(platform, query.token, { id, fileName });
    return answerBlob(call, await findFile(platform, key, fileName));
  }),
  handle(routes.background, async (call) => {
    const { platform, actor, params } = call;
    const { backgroundBlob: key } = await getDubbing(platform, actor, params.dubbingId);
    const sizeBytes = key === null ? undefined : await platform.blobs.size(key);
    if (key === null || sizeBytes === undefined) throw notDubbed();
    return answerBlob(call, { key, sizeBytes, contentType: 'audio/wav' });
  }),
];
