import { publicPages } from '@mynah/contract/public-pages';
import {
  COLLECTIONS_PATH,
  LIBRARY_PATH,
  SHARE_PATH,
  VOICE_PATH,
  VOICES_PATH,
} from '#web/features/voice-library/paths.ts';
import { title } from '#web/features/voice-library/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: LIBRARY_PATH,
    title: title('title'),
    under: VOICES_PATH,
    isFullBleed: true,
    load: () => import('#web/features/voice-library/browse/library-page.tsx'),
  },
  {
    path: COLLECTIONS_PATH,
    title: title('collectionsTitle'),
    under: VOICES_PATH,
    isFullBleed: true,
    load: () => import('#web/features/voice-library/collections/collections-page.tsx'),
  },
  {
    path: SHARE_PATH,
    title: title('sharedTitle'),
    under: VOICES_PATH,
    isFullBleed: true,
    load: () => import('#web/features/voice-library/sharing/shared-voices-page.tsx'),
    parseSearch: ({ voice }) => ({ voice: voice || undefined }),
  },
  {
    path: VOICE_PATH,
    title: title('sharedVoice'),
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/voice-library/public/voice-page.tsx'),
    parseSearch: ({ add }) => ({ add }),
  },
  {
    path: publicPages.voiceLibrary.path,
    title: publicPages.voiceLibrary.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/voice-library/public/library-page.tsx'),
  },
  {
    path: publicPages.voiceAgreement.path,
    title: publicPages.voiceAgreement.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/voice-library/public/agreement-page.tsx'),
  },
  {
    path: publicPages.voiceAgreementEu.path,
    title: publicPages.voiceAgreementEu.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/voice-library/public/agreement-eu-page.tsx'),
  },
];
