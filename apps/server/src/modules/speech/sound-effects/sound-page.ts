import type { PublicPage } from '../../../platform/http/index.ts';
import { findLibrarySound } from './library.ts';

/** The page of one sound of the library (RTE-154). */
export const soundPage: PublicPage = {
  path: '/sound-effects/:id',
  head: (platform, { id = '' }) => {
    const sound = findLibrarySound(platform, id);
    return (
      sound && {
        title: `${sound.title}: free sound effect`,
        description: `${sound.title} (${sound.category}). Listen, download, or use it as a prompt. License: ${sound.license}.`,
      }
    );
  },
};
