import type { TranscriptFileInput } from '@mynah/contract/agents/conversations/transcript';
import { Failure } from '../../../../platform/errors/index.ts';
import type { MessageImage } from '../../../../platform/language-model/model.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { markUsed } from '../files.store.ts';

/** A file as the agent is shown it: a picture, or what a PDF says. */
interface ShownFile {
  /** As the transcript names it. */
  input: TranscriptFileInput;
  image?: MessageImage;
  text?: string;
}

/** Shows files to the agent, in the order in which they are named. @throws Failure `conversation_file_not_found` */
export async function showFiles(
  platform: Platform,
  conversationId: string,
  fileIds: readonly string[],
): Promise<ShownFile[]> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return [];
  const rows = await platform.db.transaction(async (transaction) => {
    const used = await markUsed(transaction, conversationId, { ids, now: platform.clock.now() });
    if (used.length < ids.length)
      throw new Failure('conversation_file_not_found', 'The conversation has no such file.');
    return new Map(used.map((row) => [row.id, row]));
  });
  return Promise.all(
    ids.map(async (id): Promise<ShownFile> => {
      const { name, contentType, blob, content } = rows.get(id)!;
      const path = `/v1/convai/conversations/${conversationId}/files/${id}`;
      const input = {
        file_id: id,
        original_filename: name,
        mime_type: contentType,
        file_url: new URL(path, platform.publicUrl()).href,
      };
      if (content !== null) return { input, text: content };
      const base64 = Buffer.from(await platform.blobs.get(blob)).toString('base64');
      return { input, image: { contentType, base64 } };
    }),
  );
}
