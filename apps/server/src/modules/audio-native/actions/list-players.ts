import type { AudioNativeEmbed, ListenedDay } from '@mynah/contract/audio-native';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { making, requireProject } from '../../studio/projects/index.ts';
import { findEmbed, listEmbeds, updateEmbed } from '../audio-native.store.ts';
import { toCounts, toEmbed } from '../audio-native.view.ts';
import { listListeners, sumOf } from '../listeners.store.ts';
import { getEmbed } from './change-content.ts';

const shownDays = 30;

const firstDay = ({ clock }: Platform): string =>
  new Date(clock.now().getTime() - (shownDays - 1) * 86_400_000).toISOString().slice(0, 10);

/** Players of the projects that somebody sees, and articles that are being read. */
export async function listPlayers(platform: Platform, actor: Actor): Promise<AudioNativeEmbed[]> {
  const embeds = await listEmbeds(platform.db, actor.workspaceId);
  const ids = new Set(embeds.map(({ projectId }) => projectId));
  const visible = (await making.listVisibleProjects(platform, actor)).filter(({ id }) => ids.has(id));
  const projects = await making.showProjects(platform, actor, visible);
  const shown = embeds.filter(
    ({ projectId }) => projectId === null || projects.some(({ project_id }) => project_id === projectId),
  );
  const days = await listListeners(
    platform.db,
    shown.map(({ id }) => id),
    firstDay(platform),
  );
  return shown.map((embed) =>
    toEmbed(platform, embed, {
      project: projects.find(({ project_id }) => project_id === embed.projectId),
      counts: sumOf(days.filter(({ embedId }) => embedId === embed.id)),
    }),
  );
}

/** @throws Failure `project_not_found` */
export async function listDays(platform: Platform, actor: Actor, projectId: string): Promise<ListenedDay[]> {
  const embed = await getEmbed(platform, await requireProject(platform, actor, projectId, 'viewer'));
  const days = await listListeners(platform.db, [embed.id], firstDay(platform));
  return days.map((day) => ({ day: day.day, ...toCounts(day) }));
}

/** The player is gone from every page; an address that was removed is not read again by a visit. */
export async function removePlayer(platform: Platform, actor: Actor, id: string): Promise<void> {
  const embed = await findEmbed(platform.db, { workspaceId: actor.workspaceId, id });
  if (!embed || embed.isRemoved)
    throw new Failure('resource_not_found', 'Player not found in this workspace.');
  if (embed.projectId !== null) await requireProject(platform, actor, embed.projectId, 'editor');
  await updateEmbed(platform.db, embed, { isRemoved: true });
}
