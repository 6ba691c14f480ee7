import { answerHtml, type BytesAnswer } from '../../../../platform/http/index.ts';
import { noPage } from '../../../../platform/http/no-page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { feedAddresses } from '../feed-addresses.ts';
import { findProjectBySecret } from '../feeds.store.ts';
import { toListening } from '../feeds.view.ts';
import { listeningPage } from '../listening-page.ts';
import { newestChapters } from '../newest-chapters.ts';

/** The page to listen to a project; one that says so where there is none. */
export async function answerListeningPage(platform: Platform, secret: string): Promise<BytesAnswer> {
  const project = await findProjectBySecret(platform.db, secret);
  if (!project) return answerHtml(noPage({ bundle: 'listen', kind: 'page' }), 404);
  const chapters = await newestChapters(platform.db, project);
  const listening = toListening({ project, chapters, addresses: feedAddresses(platform, secret) });
  return answerHtml(listeningPage(listening, project.description ?? ''));
}
