import { addHistoryItem } from '../src/modules/history/index.ts';
import type { NewHistoryItem } from '../src/modules/history/items/items.store.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';

export interface MadeItem {
  id: string;
  audioBlob: string;
}

/** An item as a generation would leave it, with its sound; by default one without voice, model and text. */
export async function makeItem(
  { platform }: TestApp,
  item: Pick<NewHistoryItem, 'workspaceId'> & Partial<NewHistoryItem>,
  sound: Uint8Array = Buffer.from(newId()),
): Promise<MadeItem> {
  const id = newId();
  const { key, sizeBytes } = await platform.blobs.put(sound, id);
  await platform.db.transaction((transaction) =>
    addHistoryItem(transaction, {
      id,
      requestId: newId(),
      source: 'SFX',
      outputFormat: 'mp3_44100_128',
      contentType: 'audio/mpeg',
      engine: 'test',
      audioBlob: key,
      audioBytes: sizeBytes,
      durationMs: 1000,
      credits: 0,
      characterCountFrom: 0,
      characterCountTo: 0,
      createdAt: platform.clock.now(),
      ...item,
    }),
  );
  return { id, audioBlob: key };
}
