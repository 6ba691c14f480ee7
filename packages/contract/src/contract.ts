import { accountRoutes } from './accounts.ts';
import { domainRoutes } from './domains.ts';
import { historyRoutes } from './history.ts';
import { modelRoutes } from './models.ts';
import { openaiSpeechRoutes } from './openai-speech.ts';
import type { Route } from './route.ts';
import { scimRoutes } from './scim.ts';
import { singleSignOnRoutes } from './single-sign-on.ts';
import { singleUseTokenRoutes } from './single-use-tokens.ts';
import { siteRoutes } from './site.ts';
import { textToSpeechRoutes } from './text-to-speech.ts';
import { userRoutes } from './user.ts';
import { voiceRoutes } from './voices.ts';
import { workspaceAnswerRoutes } from './workspace.ts';
import { workspaceRoutes } from './workspaces.ts';

const areas = [
  accountRoutes,
  workspaceRoutes,
  singleSignOnRoutes,
  domainRoutes,
  scimRoutes,
  workspaceAnswerRoutes,
  singleUseTokenRoutes,
  userRoutes,
  siteRoutes,
  modelRoutes,
  voiceRoutes,
  textToSpeechRoutes,
  openaiSpeechRoutes,
  historyRoutes,
];

/** Every route of the server. Start-up refuses one without a handler. */
export const contract: readonly Route[] = areas.flatMap((area) => Object.values(area) as unknown as Route[]);
