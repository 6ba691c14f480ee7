import { AudioLines } from 'lucide-react';
import { title } from '#web/features/speech-engines/titles.ts';
import { SPEECH_ENGINES_PATH } from '#web/shared/agents/agent-paths.ts';
import type { FeatureSearch } from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: title('newEngine'),
      icon: AudioLines,
      keywords: 'agent websocket server own language model transcript voice',
      target: { to: SPEECH_ENGINES_PATH, search: { dialog: 'new' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
};
