import { KeyRound } from 'lucide-react';
import { title } from '#web/features/agents-settings/titles.ts';
import { AGENTS_SETTINGS_PATH } from '#web/shared/agents/agent-paths.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: title('newSecret'),
      icon: KeyRound,
      keywords: 'agent tool header token password key environment variable auth connection oauth',
      target: { to: AGENTS_SETTINGS_PATH, search: { dialog: 'secret' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
