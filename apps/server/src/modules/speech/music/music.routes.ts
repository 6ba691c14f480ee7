import { musicRoutes as routes } from '@mynah/contract/speech/music';
import { Failure } from '../../../platform/errors/index.ts';
import { handle } from '../../../platform/http/index.ts';
import { answerWhole } from '../../../platform/sound/index.ts';
import { zipItems } from '../../../platform/zip/zip-items.ts';
import { planFormat } from '../generation/index.ts';
import { bringSong } from './actions/bring-song.ts';
import { cancelSong } from './actions/cancel-song.ts';
import { findOwnSong } from './actions/find-own-song.ts';
import { getSong } from './actions/get-song.ts';
import { makePlan } from './actions/make-plan.ts';
import { planOrder } from './actions/plan-order.ts';
import { getStem, stemNames, stemsOf } from './actions/separate-stems.ts';
import { showSong, showSongs } from './actions/show-songs.ts';
import { startSong } from './actions/start-song.ts';
import { answerDetailed, answerEvents, answerStream } from './answers.ts';
import { beginMusic } from './begin-music.ts';
import { listSongs } from './music.store.ts';

const noFinetune = async (): Promise<never> => {
  throw new Failure('finetune_not_found', 'Finetune not found in this workspace.');
};

export const musicHttpRoutes = [
  handle(routes.compose, async (call) => {
    const song = await beginMusic(call);
    return answerWhole(song, song.order.format);
  }),
  handle(routes.stream, async (call) => answerStream(await beginMusic(call))),
  handle(routes.detailed, async (call) => answerDetailed(await beginMusic(call), call.body)),
  handle(routes.detailedStream, async (call) => answerEvents(await beginMusic(call), call.body)),
  handle(routes.plan, async ({ platform, actor, body, signal }) => makePlan(platform, actor, body, signal)),
  handle(routes.upload, async ({ platform, actor, body, signal }) =>
    bringSong(platform, actor, body, signal),
  ),
  handle(routes.stems, async ({ platform, actor, body, query, signal }) => {
    const format = planFormat(platform, actor, query.outputFormat);
    const refusal = 'Stems are only available for songs made on this server.';
    const song = await findOwnSong(platform, actor, { file: body.file, signal, refusal });
    const options = { format, variation: body.stemVariationId, signal };
    return { contentType: 'application/zip', body: zipItems(stemsOf(platform, song, options)) };
  }),
  handle(routes.videoToMusic, async () => {
    throw new Failure('feature_not_available', 'This server can’t make music for videos.');
  }),
  handle(routes.listFinetunes, async () => ({ finetunes: [], next_cursor: null, has_more: false })),
  handle(routes.createFinetune, async () => {
    throw new Failure('feature_not_available', 'This server can’t fine-tune its music engine.');
  }),
  handle(routes.getFinetune, noFinetune),
  handle(routes.updateFinetune, noFinetune),
  handle(routes.deleteFinetune, noFinetune),
  handle(routes.startSong, async ({ platform, actor, body, query, signal, requestId }) => {
    const order = await planOrder(platform, actor, body, { signal, outputFormat: query.outputFormat });
    return showSong(platform, await startSong(platform, actor, order, requestId));
  }),
  handle(routes.listSongs, async ({ platform, actor, query }) => ({
    songs: await showSongs(platform, await listSongs(platform.db, actor.workspaceId, query.pageSize)),
  })),
  handle(routes.listStems, async ({ platform, actor, params }) => ({
    stems: stemNames(platform, await getSong(platform, actor, params.songId)),
  })),
  handle(routes.getStem, async ({ platform, actor, params, signal }) => {
    const song = await getSong(platform, actor, params.songId);
    return getStem(platform, song, { stem: params.stem, signal });
  }),
  handle(routes.getSong, async ({ platform, actor, params }) =>
    showSong(platform, await getSong(platform, actor, params.songId)),
  ),
  handle(routes.cancelSong, async ({ platform, actor, params }) => {
    await cancelSong(platform, actor, params.songId);
    return undefined;
  }),
];
