import { buildKokoroPack } from '@mynah/engine-kokoro/pack';
import { PackStore } from '@mynah/models';

/** `tsx tools/fetch-packs.ts FOLDER [PACK…]`: puts model packs into a folder, for `MYNAH_PACKS` or for tests. */
const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the packs.');

const store = new PackStore({
  folder,
  builders: { 'kokoro-three-stage': buildKokoroPack },
  tell: (line) => console.log(line),
});
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
for (const name of names.length > 0 ? names : ['hibari', 'kokoro-voices', 'kokoro-82m', 'ffmpeg']) {
  await store.ensure(name, stop.signal);
}
