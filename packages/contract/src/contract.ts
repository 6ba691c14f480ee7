import { accountRoutes } from './accounts.ts';
import { billingRoutes } from './billing.ts';
import { groupRoutes } from './groups.ts';
import { historyRoutes } from './history.ts';
import { inviteRoutes } from './invites.ts';
import { memberRoutes } from './members.ts';
import { modelRoutes } from './models.ts';
import { openaiSpeechRoutes } from './openai-speech.ts';
import { passkeyRoutes } from './passkeys.ts';
import { privacyRoutes } from './privacy.ts';
import { profileRoutes } from './profile.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { sharingRoutes } from './sharing.ts';
import { signInRequestRoutes } from './sign-in-requests.ts';
import { singleUseTokenRoutes } from './single-use-tokens.ts';
import { siteRoutes } from './site.ts';
import { staffRoutes } from './staff.ts';
import { textToSpeechRoutes } from './text-to-speech.ts';
import { twoFactorRoutes } from './two-factor.ts';
import { userRoutes } from './user.ts';
import { voiceRoutes } from './voices.ts';
import { workspaceAnswerRoutes } from './workspace.ts';
import { workspaceRoutes } from './workspaces.ts';

const areas = [
  accountRoutes,
  sessionRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  signInRequestRoutes,
  profileRoutes,
  privacyRoutes,
  staffRoutes,
  workspaceRoutes,
  workspaceAnswerRoutes,
  memberRoutes,
  inviteRoutes,
  groupRoutes,
  sharingRoutes,
  billingRoutes,
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
