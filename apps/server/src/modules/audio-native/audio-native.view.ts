import type {
  AudioNativeEmbed,
  AudioNativeProjectSettings,
  AudioNativeSettings,
  EmbedState,
} from '@mynah/contract/audio-native';
import type { Project } from '@mynah/contract/studio/projects';
import { unixSeconds } from '../../platform/clock/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmbedRow, SettingsRow } from './audio-native.tables.ts';
import type { sumOf } from './listeners.store.ts';
import { htmlSnippet } from './snippet.ts';

type Counts = ReturnType<typeof sumOf>;

export const toCounts = ({ plays, quarter, half, threeQuarters, finished }: Counts) => ({
  plays,
  quarter,
  half,
  three_quarters: threeQuarters,
  finished,
});

export const toSettings = (
  platform: Platform,
  { siteId, allowedDomains, voiceId, modelId, small, ...row }: SettingsRow,
): AudioNativeSettings => ({
  allowed_domains: allowedDomains,
  voice_id: voiceId,
  model_id: modelId,
  small,
  text_color: row.textColor,
  background_color: row.backgroundColor,
  articles_per_hour: row.articlesPerHour,
  site_snippet: htmlSnippet(platform, { site: siteId }),
});

/** What clients of the API are told where the visitor's system chooses. */
const systemColors = { text: '#000000', background: '#ffffff' };

type Names = Pick<Project, 'title' | 'author' | 'name' | 'state' | 'latest_snapshot_id'>;

/** NAT-004; what an embed does not say itself is said by the workspace. */
export const toProjectSettings = (
  embed: EmbedRow,
  project: Names,
  settings: SettingsRow,
): AudioNativeProjectSettings => ({
  title: embed.title || project.title || project.name,
  image: embed.image ?? '',
  author: embed.author || project.author || '',
  small: embed.small ?? settings.small,
  text_color: (embed.textColor ?? settings.textColor) || systemColors.text,
  background_color: (embed.backgroundColor ?? settings.backgroundColor) || systemColors.background,
  sessionization: embed.sessionization,
  audio_path: null,
  audio_url: null,
  status: project.state === 'default' ? 'ready' : 'processing',
});

function stateOf({ state }: EmbedRow, project: Names | undefined): EmbedState {
  if (state === 'failed' || state === 'reading') return state;
  if (project && project.state !== 'default') return 'speaking';
  return project?.latest_snapshot_id ? 'ready' : 'empty';
}

export const toEmbed = (
  platform: Platform,
  embed: EmbedRow,
  { project, counts }: { project: Project | undefined; counts: Counts },
): AudioNativeEmbed => ({
  embed_id: embed.id,
  project_id: embed.projectId,
  title: embed.title || project?.title || project?.name || embed.sourceUrl || '',
  author: embed.author || project?.author || '',
  source_url: embed.sourceUrl,
  state: stateOf(embed, project),
  problem: embed.problem,
  can_be_published: embed.pinnedSnapshotId !== null && embed.pinnedSnapshotId !== project?.latest_snapshot_id,
  html_snippet: embed.projectId === null ? null : htmlSnippet(platform, { project: embed.projectId }),
  created_at_unix: unixSeconds(embed.createdAt),
  listeners: toCounts(counts),
});
