import { accountRoutes } from './accounts.ts';
import { aiSpeechClassificationRoutes } from './ai-speech-classification.ts';
import { audioIsolationRoutes } from './audio-isolation.ts';
import { auditLogRoutes } from './audit-log.ts';
import { billingRoutes } from './billing.ts';
import { domainRoutes } from './domains.ts';
import { downloadRoutes } from './downloads.ts';
import { emailFlowRoutes } from './email-flows.ts';
import { exampleRoutes } from './examples.ts';
import { feedbackRoutes } from './feedback.ts';
import { forcedAlignmentRoutes } from './forced-alignment.ts';
import { generationsRoutes } from './generations.ts';
import { groupRoutes } from './groups.ts';
import { historyRoutes } from './history.ts';
import { inviteRoutes } from './invites.ts';
import { languageDetectionRoutes } from './language-detection.ts';
import { memberRoutes } from './members.ts';
import { modelRoutes } from './models.ts';
import { musicRoutes } from './music.ts';
import { notificationRoutes } from './notifications.ts';
import { onboardingRoutes } from './onboarding.ts';
import { openaiSpeechRoutes } from './openai-speech.ts';
import { openaiTranscriptionRoutes } from './openai-transcription.ts';
import { outboxRoutes } from './outbox.ts';
import { passkeyRoutes } from './passkeys.ts';
import { privacyRoutes } from './privacy.ts';
import { professionalCloningRoutes, professionalVerificationRoutes } from './professional-voices.ts';
import { profileRoutes } from './profile.ts';
import { reauthenticationRoutes } from './reauthentication.ts';
import type { Route } from './route.ts';
import { scimRoutes } from './scim.ts';
import { serviceAccountRoutes } from './service-accounts.ts';
import { sessionRoutes } from './sessions.ts';
import { shareLinkRoutes } from './share-links.ts';
import { sharingRoutes } from './sharing.ts';
import { signInRequestRoutes } from './sign-in-requests.ts';
import { signUpRoutes } from './sign-up.ts';
import { singleSignOnRoutes } from './single-sign-on.ts';
import { singleUseTokenRoutes } from './single-use-tokens.ts';
import { siteRoutes } from './site.ts';
import { soundGenerationRoutes } from './sound-generation.ts';
import { speechToSpeechRoutes } from './speech-to-speech.ts';
import { speechToTextRoutes } from './speech-to-text.ts';
import { staffRoutes } from './staff.ts';
import { textToDialogueRoutes } from './text-to-dialogue.ts';
import { textToSpeechRoutes } from './text-to-speech.ts';
import { transcriptRoutes } from './transcripts.ts';
import { twoFactorRoutes } from './two-factor.ts';
import { userRoutes } from './user.ts';
import { voiceCloningRoutes } from './voice-cloning.ts';
import { voiceCollectionRoutes } from './voice-collections.ts';
import { voiceDesignRoutes } from './voice-design.ts';
import { voiceLibraryRoutes } from './voice-library.ts';
import { voiceSafetyRoutes } from './voice-safety.ts';
import { voiceSampleRoutes } from './voice-samples.ts';
import { voiceRoutes } from './voices.ts';
import { ownWebhookRoutes, webhookRoutes } from './webhooks.ts';
import { workspaceAnswerRoutes } from './workspace.ts';
import { workspaceKeyRoutes } from './workspace-keys.ts';
import { workspaceRoutes } from './workspaces.ts';

const areas = [
  accountRoutes,
  signUpRoutes,
  emailFlowRoutes,
  outboxRoutes,
  sessionRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  reauthenticationRoutes,
  signInRequestRoutes,
  onboardingRoutes,
  profileRoutes,
  privacyRoutes,
  staffRoutes,
  workspaceRoutes,
  singleSignOnRoutes,
  domainRoutes,
  scimRoutes,
  workspaceAnswerRoutes,
  memberRoutes,
  inviteRoutes,
  groupRoutes,
  sharingRoutes,
  workspaceKeyRoutes,
  serviceAccountRoutes,
  auditLogRoutes,
  webhookRoutes,
  ownWebhookRoutes,
  notificationRoutes,
  billingRoutes,
  singleUseTokenRoutes,
  userRoutes,
  siteRoutes,
  modelRoutes,
  voiceRoutes,
  voiceCollectionRoutes,
  voiceSampleRoutes,
  voiceCloningRoutes,
  voiceLibraryRoutes,
  voiceSafetyRoutes,
  professionalVerificationRoutes,
  voiceDesignRoutes,
  professionalCloningRoutes,
  textToSpeechRoutes,
  speechToSpeechRoutes,
  textToDialogueRoutes,
  generationsRoutes,
  languageDetectionRoutes,
  openaiSpeechRoutes,
  openaiTranscriptionRoutes,
  soundGenerationRoutes,
  exampleRoutes,
  musicRoutes,
  audioIsolationRoutes,
  historyRoutes,
  downloadRoutes,
  feedbackRoutes,
  shareLinkRoutes,
  speechToTextRoutes,
  transcriptRoutes,
  forcedAlignmentRoutes,
  aiSpeechClassificationRoutes,
] as const;

type RouteOf<Area> = Area extends unknown ? Area[keyof Area] : never;
type DeclaredRoute = RouteOf<(typeof areas)[number]>;

/**
 * Every route by method and path, as `Operations['GET /v1/voices/{voice_id}']`: for clients that take the types alone
 * and leave the schemas on the server.
 */
export type Operations = {
  // the paths of SCIM are not spelled out: only directories call them
  [R in DeclaredRoute as string extends R['path'] ? never : `${R['method']} ${R['path']}`]: R;
};

/** Every route of the server. Start-up refuses one without a handler. */
export const contract: readonly Route[] = areas.flatMap((area) => Object.values(area) as unknown as Route[]);
