import { publicPages } from '@mynah/contract/public-pages';
import { ScanSearch } from 'lucide-react';
import { title } from '#web/features/ai-classifier/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/ai-classifier',
    title: title('title'),
    load: () => import('#web/features/ai-classifier/ai-classifier-page.tsx'),
    navigation: [{ group: 'playground', order: 8, icon: ScanSearch }],
  },
  {
    path: publicPages.aiSpeechClassifier.path,
    title: publicPages.aiSpeechClassifier.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/ai-classifier/public-page.tsx'),
  },
];
