import { sitePaths } from '@mynah/contract/site-paths';
import type { Module } from '../../platform/http/index.ts';
import { openEdition } from './edition.ts';
import { enquiryHttpRoutes } from './enquiries/index.ts';
import { websiteSpeechRoutes } from './speech/index.ts';

/** The pages for everybody: words of files, which an operator replaces by their own. */
export const websiteModule: Module = {
  name: 'website',
  routes: [...websiteSpeechRoutes, ...enquiryHttpRoutes],
  site: { paths: sitePaths, open: openEdition },
};
