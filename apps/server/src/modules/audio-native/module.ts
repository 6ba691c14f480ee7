import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { userAnswerParts } from '../billing/index.ts';
import { projectPoints } from '../studio/projects/index.ts';
import { readArticleOf } from './actions/read-article.ts';
import { projectPart, userPart } from './answer-parts.ts';
import { type ArticleToRead, readArticle } from './audio-native.jobs.ts';
import { audioNativeHttpRoutes } from './audio-native.routes.ts';
import { ownedPlayers } from './owned-players.ts';
import { playerHttpRoutes } from './player.routes.ts';

/** The article player: projects of the studio that websites play to their visitors. */
export const audioNativeModule: Module = {
  name: 'audio-native',
  routes: [...audioNativeHttpRoutes, ...playerHttpRoutes],
  jobs: (platform) => [
    {
      definition: readArticle,
      run: ({ payload, signal }) => readArticleOf(platform, payload as ArticleToRead, signal),
    },
  ],
  extensions: [
    extend(ownedMaterial, ownedPlayers),
    extend(userAnswerParts, userPart),
    extend(projectPoints.projectAnswerParts, projectPart),
  ],
};
