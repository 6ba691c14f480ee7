import { soundGenerationRoutes as routes } from '@mynah/contract/speech/sound-generation';
import { toolRunRoutes } from '@mynah/contract/speech/tool-runs';
import { handle } from '../../../platform/http/index.ts';
import { storedSound } from '../../../platform/sound/index.ts';
import { announceTo } from '../generation/index.ts';
import { toToolRun } from '../tool-runs/index.ts';
import { findClosestSound } from './actions/find-closest-sound.ts';
import { generateSoundEffect } from './actions/generate-sound-effect.ts';
import { getLibraryAudio } from './actions/get-library-audio.ts';
import { startSoundEffect } from './actions/start-sound-effect.ts';
import { getLibrarySound, listCategories, searchLibrary, similarSounds } from './library.ts';
import { toClosestSound, toLibrarySound } from './library.view.ts';
import { soundHeaders } from './sound-headers.ts';

/** What the page gets, as from the public call when it names no format. */
const appFormat = 'mp3_44100_128' as const;

export const soundEffectsHttpRoutes = [
  handle(routes.convert, async (call) => {
    const { platform, actor, body, query, requestId, signal } = call;
    const { setHeaders, onConcurrency, onGeneration } = announceTo(call);
    const { outputFormat } = query;
    const order = { ...body, outputFormat };
    const made = await generateSoundEffect(platform, actor, order, { requestId, signal, onConcurrency });
    onGeneration(made);
    setHeaders(soundHeaders(made));
    const { contentType, sound } = made;
    const file = storedSound(platform.blobs, sound);
    return { contentType, contentLength: sound.sizeBytes, body: file.read() };
  }),
  handle(toolRunRoutes.makeSound, async ({ platform, actor, body, requestId, signal }) => {
    const { batch, ...order } = body;
    const facts = { batch, requestId, signal };
    return toToolRun(await startSoundEffect(platform, actor, { ...order, outputFormat: appFormat }, facts));
  }),
  handle(routes.closest, async ({ platform, actor, query, signal }) =>
    toClosestSound(await findClosestSound(platform, actor, { ...query, signal })),
  ),
  handle(routes.library, async ({ platform, query }) => {
    const { sounds, total } = searchLibrary(platform, query);
    const has_more = query.offset + sounds.length < total;
    return { sounds: sounds.map(toLibrarySound), total, has_more };
  }),
  handle(routes.categories, async ({ platform }) => ({ categories: listCategories(platform) })),
  handle(routes.librarySound, async ({ platform, params }) => {
    const sound = getLibrarySound(platform, params.soundId);
    return { sound: toLibrarySound(sound), similar: similarSounds(platform, sound).map(toLibrarySound) };
  }),
  handle(routes.libraryAudio, async ({ platform, params, query, setHeader }) => {
    const bytes = await getLibraryAudio(platform, { ...params, ...query });
    // the same until the library changes with the version
    setHeader('cache-control', 'public, max-age=3600');
    return { contentType: 'audio/mpeg', body: bytes };
  }),
];
