import { createEncoder, decode, outputFormat } from '@mynah/audio';
import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { bytesOf } from '../../../../platform/sound/index.ts';
import { beginPlanned, planning, type SpeechCall } from '../../../speech/speaking/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { keepTake } from '../keep-take.ts';
import { planBlock, soundOfTakes } from '../plan-block.ts';
import { findTake } from '../takes.store.ts';
import { type BlockPlace, findBlock } from './find-block.ts';

/** What is heard while it is made; the take is kept as it is. */
const heardFormat = outputFormat('mp3_44100_128');

/**
 * The sound of a block as it is made, which is kept as a take of it; what has a take of the same is not made again
 * unless another one is wanted. Its id stands in the header `take-id`.
 * @throws Failure `chapter_not_found`, `block_not_found`, `block_locked`, as `planBlock`
 */
export async function speakBlockNow(
  call: SpeechCall,
  project: ProjectRow,
  place: BlockPlace,
  { again }: { again: boolean },
): Promise<BytesAnswer> {
  const { platform, actor, requestId } = call;
  const { block, spoken, contentHash, heard, around } = await findBlock(platform, project, place);
  if (again && block.isLocked)
    throw new Failure('block_locked', 'This block is locked. Unlock it to make another take.');
  if (contentHash === undefined) throw planning.emptyText('text');
  if (heard?.isCurrent && !again) return playTake(call, project, heard.take.id);
  const takeId = newId();
  const order = { takeId, project, block, contentHash, isAnother: again };
  const plan = () =>
    planBlock(platform, actor, spoken, block, {
      context: around,
      seed: randomSeed(),
      requestId,
      whole: false,
    });
  call.setHeader('take-id', takeId);
  const { planned, chunks } = await beginPlanned(call, plan, {
    whole: false,
    keeping: keepTake(platform, order),
  });
  return {
    contentType: heardFormat.contentType,
    body: asHeard(bytesOf(chunks), planned.format.sampleRateHz),
  };
}

/** A take that is there, in the same form. */
async function playTake(call: SpeechCall, project: ProjectRow, takeId: string): Promise<BytesAnswer> {
  const take = await findTake(call.platform.db, project, takeId);
  if (!take) throw takeNotFound();
  const bytes = await call.platform.blobs.stream(take.audioBlob);
  call.setHeader('take-id', take.id);
  call.setHeader('character-cost', 0);
  return { contentType: heardFormat.contentType, body: asHeard(bytes, take.sampleRateHz) };
}

export const takeNotFound = (): Failure => new Failure('take_not_found', 'Take not found in this project.');

async function* asHeard(wav: AsyncIterable<Uint8Array>, sampleRateHz: number): AsyncGenerator<Uint8Array> {
  const encoder = await createEncoder(heardFormat, { sourceRateHz: sampleRateHz });
  try {
    for await (const samples of decode.decodeStream(wav, soundOfTakes(sampleRateHz))) {
      const bytes = await encoder.write(samples);
      if (bytes.length > 0) yield bytes;
    }
    const last = await encoder.finish();
    if (last.length > 0) yield last;
  } finally {
    encoder.dispose();
  }
}
