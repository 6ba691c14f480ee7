import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngineHome } from '@mynah/engine-spec/tasks';
import { WhisperModel } from './whisper-model.ts';

/** A model that is loaded once for all that use it, and gone when the last lets go. */
const loaded = new Map<string, { model: Promise<WhisperModel>; users: number }>();

export interface BorrowedModel {
  model: WhisperModel;
  /** Idempotent. */
  giveBack(): Promise<void>;
}

/** @throws EngineFailure `broken` for a pack that cannot be loaded */
export async function borrowModel({ packFolder, threads }: TaskEngineHome): Promise<BorrowedModel> {
  const folder = packFolder('whisper-base');
  if (!folder) throw new EngineFailure('unavailable', 'The whisper pack isn’t installed on this machine.');
  const shared = loaded.get(folder) ?? { model: WhisperModel.load(folder, threads), users: 0 };
  loaded.set(folder, shared);
  shared.users += 1;
  let given = false;
  const giveBack = async (): Promise<void> => {
    if (given) return;
    given = true;
    shared.users -= 1;
    if (shared.users > 0) return;
    loaded.delete(folder);
    await (await shared.model.catch(() => undefined))?.release();
  };
  try {
    return { model: await shared.model, giveBack };
  } catch (cause) {
    await giveBack();
    throw new EngineFailure('broken', 'The whisper pack couldn’t be loaded.', { cause });
  }
}
