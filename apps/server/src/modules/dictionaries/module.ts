import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { settingChecks } from '../workspaces/administration/index.ts';
import { shareableResources } from '../workspaces/sharing/index.ts';
import { dictionaryRoutes } from './dictionaries.routes.ts';
import { ownedDictionaries } from './owned-dictionaries.ts';
import { shareableDictionary } from './shareable-dictionary.ts';
import { requireListed } from './workspace-list.ts';

/** How words are pronounced: lists of rules, in versions that never change. */
export const dictionariesModule: Module = {
  name: 'dictionaries',
  routes: dictionaryRoutes,
  extensions: [
    extend(ownedMaterial, ownedDictionaries),
    extend(shareableResources, shareableDictionary),
    extend(settingChecks, requireListed),
  ],
};
