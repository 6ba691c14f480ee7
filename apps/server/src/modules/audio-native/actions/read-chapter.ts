import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { snapshots } from '../../studio/snapshots/index.ts';
import type { ChapterSnapshotRow } from '../../studio/snapshots/snapshots.tables.ts';
import { readTicket } from '../ticket.ts';
import { embedOfTicket } from './open-player.ts';

/** A chapter of the article that the ticket was given for. @throws Failure `session_expired`, `not_found` */
export async function readChapter(
  platform: Platform,
  { ticket: token, chapter: id }: { ticket: string; chapter: string },
): Promise<ChapterSnapshotRow> {
  const ticket = readTicket(platform, token);
  const embed = await embedOfTicket(platform, ticket);
  const { workspaceId } = ticket;
  const [chapter] = await snapshots.listChapterSnapshots(platform.db, { workspaceId, ids: [id] });
  if (embed && !embed.isRemoved && embed.projectId !== null && chapter?.projectId === embed.projectId)
    return chapter;
  throw new Failure('not_found', 'This chapter is no longer part of the article.');
}
