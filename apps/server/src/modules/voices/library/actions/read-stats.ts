import type { ShareStats, statsRanges } from '@mynah/contract/voices/voice-library';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice, requireVoiceRole } from '../../catalog/index.ts';
import { toShareStats } from '../stats.view.ts';
import { dayOf, listUsage } from '../usage.store.ts';

type Range = (typeof statsRanges)[number];

const days: Record<Exclude<Range, 'all'>, number> = { day: 1, week: 7, month: 30 };

/** Of a voice of the own workspace, for those who may change it: what it earns is not for everybody. */
export async function readStats(
  platform: Platform,
  actor: Actor,
  { voiceId, range, readerApp }: { voiceId: string; range: Range; readerApp: boolean },
): Promise<ShareStats> {
  const voice = await getVoice(platform, actor, voiceId);
  await requireVoiceRole(platform, actor, voice, 'editor');
  const now = platform.clock.now();
  const since = range === 'all' ? undefined : dayOf(new Date(now.getTime() - (days[range] - 1) * 86_400_000));
  // of a copy there is nothing to tell: its use counts for the original
  const used = await listUsage(platform.db, { voiceId: voice.rowId, since, isReaderApp: readerApp });
  return toShareStats(used, { since: since ?? used[0]?.day ?? dayOf(now), until: dayOf(now) });
}
