import type { subscriptions } from '../billing/index.ts';
import type { projectPoints } from '../studio/projects/index.ts';
import { findSettings, listEmbedsOfProjects } from './audio-native.store.ts';
import type { EmbedRow, SettingsRow } from './audio-native.tables.ts';
import { htmlSnippet } from './snippet.ts';

/** NAT-005, NAT-007: null until somebody chose something. */
export const userPart: subscriptions.UserAnswerPart = {
  user: async ({ db }, { workspaceId }) => {
    const settings = await findSettings(db, workspaceId);
    return { audio_native: settings ? shown(settings) : null };
  },
};

const shown = ({ allowedDomains, voiceId, modelId, small, textColor, backgroundColor }: SettingsRow) => ({
  allowed_domains: allowedDomains,
  voice_id: voiceId,
  model_id: modelId,
  small,
  text_color: textColor,
  background_color: backgroundColor,
});

/** NAT-006, NAT-007: null for a project without a player. */
export const projectPart: projectPoints.ProjectAnswerPart = {
  describe: async (platform, projects) => {
    const embeds = await listEmbedsOfProjects(platform.db, projects);
    return new Map(
      embeds.flatMap((embed) => {
        const { projectId } = embed;
        if (projectId === null) return [];
        return [
          [projectId, { audio_native: { ...looks(embed), html_snippet: snippet(platform, projectId) } }],
        ];
      }),
    );
  },
};

const snippet = (platform: Parameters<typeof htmlSnippet>[0], project: string): string =>
  htmlSnippet(platform, { project });

const looks = ({ title, author, image, small, textColor, backgroundColor, sourceUrl }: EmbedRow) => ({
  enabled: true,
  title,
  author,
  image,
  small,
  text_color: textColor,
  background_color: backgroundColor,
  source_url: sourceUrl,
});
