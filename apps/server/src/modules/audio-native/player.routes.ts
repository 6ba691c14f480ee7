import { articlePlayerRoutes as routes } from '@mynah/contract/audio-native';
import { answerFile, handle } from '../../platform/http/index.ts';
import { openSnapshotSound, readSnapshotTimes } from '../studio/snapshots/index.ts';
import { embedOfTicket, openPlayer } from './actions/open-player.ts';
import { readChapter } from './actions/read-chapter.ts';
import { answerPlayerPage } from './answer-page.ts';
import { isToldFirst } from './count-once.ts';
import { countListener } from './listeners.store.ts';
import { requireOwnPage } from './require-own-page.ts';
import { readTicket } from './ticket.ts';

export const playerHttpRoutes = [
  handle(routes.page, answerPlayerPage),
  handle(routes.open, async (call) => {
    requireOwnPage(call);
    return openPlayer(call.platform, readTicket(call.platform, call.body.ticket));
  }),
  handle(routes.audio, async (call) => {
    requireOwnPage(call);
    const { platform, query, header, setHeader } = call;
    const file = openSnapshotSound(platform, await readChapter(platform, query));
    return answerFile(file, { range: header('range'), setHeader });
  }),
  handle(routes.words, async (call) => {
    requireOwnPage(call);
    return readSnapshotTimes(call.platform, await readChapter(call.platform, call.query));
  }),
  handle(routes.heard, async (call) => {
    requireOwnPage(call);
    const { platform, body } = call;
    const ticket = readTicket(platform, body.ticket);
    const embed = await embedOfTicket(platform, ticket);
    if (embed && !embed.isRemoved && isToldFirst(ticket.nonce, body.quarters)) {
      const day = platform.clock.now().toISOString().slice(0, 10);
      await countListener(platform.db, embed, { day, quarters: body.quarters });
    }
    return { status: 'ok' as const };
  }),
];
