import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MiniLm } from '@mynah/engine-minilm/model';
import { allCaptions } from '../src/plan/all-captions.ts';
import { encodeVectors, vectorFile } from '../src/plan/caption-vectors.ts';

/** `MYNAH_PACKS=… tsx write-caption-vectors.ts`: the vectors of all captions, to be run when captions change. */
const model = await MiniLm.load(join(process.env.MYNAH_PACKS ?? '', 'minilm'), 1);
const vectors: Float32Array[] = [];
for (const caption of allCaptions) vectors.push(await model.embed(caption));
await writeFile(vectorFile, encodeVectors(allCaptions, vectors));
await model.release();
