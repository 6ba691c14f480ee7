import { accountRoutes } from './accounts/accounts.ts';
import { emailFlowRoutes } from './accounts/email-flows.ts';
import { ingestRoutes } from './accounts/ingest.ts';
import { notificationRoutes } from './accounts/notifications.ts';
import { onboardingRoutes } from './accounts/onboarding.ts';
import { passkeyRoutes } from './accounts/passkeys.ts';
import { privacyRoutes } from './accounts/privacy.ts';
import { profileRoutes } from './accounts/profile.ts';
import { reauthenticationRoutes } from './accounts/reauthentication.ts';
import { sessionRoutes } from './accounts/sessions.ts';
import { signInRequestRoutes } from './accounts/sign-in-requests.ts';
import { signUpRoutes } from './accounts/sign-up.ts';
import { singleUseTokenRoutes } from './accounts/single-use-tokens.ts';
import { staffRoutes } from './accounts/staff.ts';
import { twoFactorRoutes } from './accounts/two-factor.ts';
import { userRoutes } from './accounts/user.ts';
import { conversationRoutes } from './agents/conversations/conversations.ts';
import { conversationFileRoutes } from './agents/conversations/files.ts';
import { messageSearchRoutes } from './agents/conversations/search.ts';
import { conversationTagRoutes } from './agents/conversations/tags.ts';
import { ticketRoutes } from './agents/conversations/tickets.ts';
import { topicRoutes } from './agents/conversations/topics.ts';
import { conversationUserRoutes } from './agents/conversations/users.ts';
import { crawlRoutes } from './agents/knowledge/crawls.ts';
import { knowledgeRoutes } from './agents/knowledge/documents.ts';
import { agentKnowledgeRoutes, ragIndexRoutes } from './agents/knowledge/rag-index.ts';
import { languageModelRoutes } from './agents/language-models/language-models.ts';
import { agentRoutes } from './agents/registry/agents.ts';
import { agentAvatarRoutes } from './agents/registry/avatar.ts';
import { agentBranchRoutes } from './agents/registry/branches.ts';
import { agentDeploymentRoutes } from './agents/registry/deployments.ts';
import { holdAudioRoutes } from './agents/registry/hold-audio.ts';
import { agentMergeRoutes } from './agents/registry/merges.ts';
import { procedureRoutes } from './agents/registry/procedures.ts';
import { speechEngineRoutes } from './agents/registry/speech-engines.ts';
import { agentVersionRoutes } from './agents/registry/versions.ts';
import { agentWidgetRoutes } from './agents/registry/widget.ts';
import { authConnectionRoutes } from './agents/secrets/auth-connections.ts';
import { environmentVariableRoutes } from './agents/secrets/environment-variables.ts';
import { environmentRoutes } from './agents/secrets/environments.ts';
import { agentSecretRoutes } from './agents/secrets/secrets.ts';
import { sessionRoutes as agentSessionRoutes } from './agents/sessions/sessions.ts';
import { agentsSettingsRoutes } from './agents/settings/settings.ts';
import { agentTestRoutes } from './agents/testing/agent-tests.ts';
import { simulationRoutes } from './agents/testing/simulations.ts';
import { testRunRoutes } from './agents/testing/test-runs.ts';
import { mcpServerRoutes } from './agents/tools/mcp-servers.ts';
import { agentToolRoutes } from './agents/tools/tools.ts';
import { articlePlayerRoutes, audioNativeRoutes } from './audio-native.ts';
import { billingRoutes } from './billing/billing.ts';
import { payoutRoutes, testPayoutRoutes } from './billing/payouts.ts';
import { planOfferRoutes } from './billing/plan-offers.ts';
import { promoCodeRoutes } from './billing/promo-codes.ts';
import { referralRoutes } from './billing/referrals.ts';
import { staffMoneyRoutes } from './billing/staff-money.ts';
import { subscriptionRoutes, testMoneyRoutes } from './billing/subscriptions.ts';
import { pronunciationDictionaryRoutes } from './dictionaries/pronunciation-dictionaries.ts';
import { dubbingRoutes } from './dubbing/dubbing.ts';
import { dubbingEditorRoutes } from './dubbing/editor.ts';
import { dubbingExportRoutes } from './dubbing/exports.ts';
import { dubbingTranscriptRoutes } from './dubbing/project-transcripts.ts';
import { dubbingProjectRoutes } from './dubbing/projects.ts';
import { dubbingResourceRoutes } from './dubbing/resource.ts';
import { enquiryRoutes } from './enquiries.ts';
import { binRoutes } from './history/bin.ts';
import { downloadRoutes } from './history/downloads.ts';
import { feedbackRoutes } from './history/feedback.ts';
import { historyRoutes } from './history/history.ts';
import { shareLinkRoutes } from './history/share-links.ts';
import { operationsRoutes } from './operations.ts';
import type { Route } from './route.ts';
import { serverAddressRoutes } from './server-address.ts';
import { siteRoutes } from './site.ts';
import { aiSpeechClassificationRoutes } from './speech/ai-speech-classification.ts';
import { audioIsolationRoutes } from './speech/audio-isolation.ts';
import { exampleRoutes } from './speech/examples.ts';
import { speechFlowRoutes } from './speech/flows.ts';
import { forcedAlignmentRoutes } from './speech/forced-alignment.ts';
import { generationsRoutes } from './speech/generations.ts';
import { languageDetectionRoutes } from './speech/language-detection.ts';
import { musicRoutes } from './speech/music.ts';
import { openaiSpeechRoutes } from './speech/openai-speech.ts';
import { openaiTranscriptionRoutes } from './speech/openai-transcription.ts';
import { soundGenerationRoutes } from './speech/sound-generation.ts';
import { speechToSpeechRoutes } from './speech/speech-to-speech.ts';
import { speechToTextRoutes } from './speech/speech-to-text.ts';
import { textToDialogueRoutes } from './speech/text-to-dialogue.ts';
import { textToSpeechRoutes } from './speech/text-to-speech.ts';
import { toolRunRoutes } from './speech/tool-runs.ts';
import { transcriptRoutes } from './speech/transcripts.ts';
import { assetRoutes } from './studio/assets.ts';
import { castRoutes } from './studio/cast.ts';
import { chapterRoutes } from './studio/chapters.ts';
import { commentRoutes } from './studio/comments.ts';
import { conversionRoutes } from './studio/conversion.ts';
import { editingRoutes, takeRoutes } from './studio/editing.ts';
import { exportRoutes } from './studio/exports.ts';
import { feedRoutes } from './studio/feeds.ts';
import { podcastRoutes } from './studio/podcasts.ts';
import { projectSettingsRoutes } from './studio/project-settings.ts';
import { projectRoutes } from './studio/projects.ts';
import { replacingRoutes } from './studio/replacing.ts';
import { snapshotRoutes } from './studio/snapshots.ts';
import { voiceoverRoutes } from './studio/voiceover.ts';
import { liveDubbingRoutes, liveTranslationRoutes } from './translation/live.ts';
import { translationRoutes } from './translation/translation.ts';
import { usageRoutes } from './usage.ts';
import { modelRoutes } from './voices/models.ts';
import { professionalCloningRoutes, professionalVerificationRoutes } from './voices/professional-voices.ts';
import { voiceCloningRoutes } from './voices/voice-cloning.ts';
import { voiceCollectionRoutes } from './voices/voice-collections.ts';
import { voiceDesignRoutes } from './voices/voice-design.ts';
import { voiceLibraryRoutes } from './voices/voice-library.ts';
import { voiceSafetyRoutes } from './voices/voice-safety.ts';
import { voiceSampleRoutes } from './voices/voice-samples.ts';
import { voiceRoutes } from './voices/voices.ts';
import { websiteRoutes } from './website.ts';
import { auditLogRoutes } from './workspaces/audit-log.ts';
import { budgetRoutes } from './workspaces/budgets.ts';
import { domainRoutes } from './workspaces/domains.ts';
import { groupRoutes } from './workspaces/groups.ts';
import { inviteRoutes } from './workspaces/invites.ts';
import { memberRoutes } from './workspaces/members.ts';
import { outboxRoutes } from './workspaces/outbox.ts';
import { scimRoutes } from './workspaces/scim.ts';
import { serviceAccountRoutes } from './workspaces/service-accounts.ts';
import { sharingRoutes } from './workspaces/sharing.ts';
import { singleSignOnRoutes } from './workspaces/single-sign-on.ts';
import { ownWebhookRoutes, webhookRoutes } from './workspaces/webhooks.ts';
import { workspaceAnswerRoutes } from './workspaces/workspace.ts';
import { workspaceKeyRoutes } from './workspaces/workspace-keys.ts';
import { workspaceRoutes } from './workspaces/workspaces.ts';

const areas = [
  accountRoutes,
  signUpRoutes,
  emailFlowRoutes,
  outboxRoutes,
  serverAddressRoutes,
  sessionRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  reauthenticationRoutes,
  signInRequestRoutes,
  onboardingRoutes,
  profileRoutes,
  privacyRoutes,
  ingestRoutes,
  staffRoutes,
  operationsRoutes,
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
  usageRoutes,
  budgetRoutes,
  webhookRoutes,
  ownWebhookRoutes,
  notificationRoutes,
  billingRoutes,
  planOfferRoutes,
  promoCodeRoutes,
  staffMoneyRoutes,
  subscriptionRoutes,
  testMoneyRoutes,
  payoutRoutes,
  testPayoutRoutes,
  referralRoutes,
  singleUseTokenRoutes,
  userRoutes,
  siteRoutes,
  websiteRoutes,
  enquiryRoutes,
  modelRoutes,
  voiceRoutes,
  voiceCollectionRoutes,
  pronunciationDictionaryRoutes,
  voiceSampleRoutes,
  voiceCloningRoutes,
  voiceLibraryRoutes,
  voiceSafetyRoutes,
  professionalVerificationRoutes,
  voiceDesignRoutes,
  professionalCloningRoutes,
  textToSpeechRoutes,
  speechFlowRoutes,
  speechToSpeechRoutes,
  textToDialogueRoutes,
  generationsRoutes,
  languageDetectionRoutes,
  translationRoutes,
  liveTranslationRoutes,
  openaiSpeechRoutes,
  openaiTranscriptionRoutes,
  soundGenerationRoutes,
  exampleRoutes,
  musicRoutes,
  audioIsolationRoutes,
  historyRoutes,
  binRoutes,
  downloadRoutes,
  feedbackRoutes,
  shareLinkRoutes,
  speechToTextRoutes,
  transcriptRoutes,
  toolRunRoutes,
  forcedAlignmentRoutes,
  aiSpeechClassificationRoutes,
  projectRoutes,
  exportRoutes,
  feedRoutes,
  chapterRoutes,
  projectSettingsRoutes,
  castRoutes,
  commentRoutes,
  replacingRoutes,
  assetRoutes,
  audioNativeRoutes,
  articlePlayerRoutes,
  dubbingRoutes,
  liveDubbingRoutes,
  dubbingExportRoutes,
  dubbingEditorRoutes,
  dubbingResourceRoutes,
  dubbingProjectRoutes,
  dubbingTranscriptRoutes,
  agentSessionRoutes,
  podcastRoutes,
  voiceoverRoutes,
  editingRoutes,
  takeRoutes,
  conversionRoutes,
  snapshotRoutes,
  agentRoutes,
  agentAvatarRoutes,
  agentBranchRoutes,
  agentDeploymentRoutes,
  agentVersionRoutes,
  agentMergeRoutes,
  holdAudioRoutes,
  procedureRoutes,
  speechEngineRoutes,
  agentWidgetRoutes,
  messageSearchRoutes,
  conversationRoutes,
  conversationFileRoutes,
  conversationTagRoutes,
  conversationUserRoutes,
  topicRoutes,
  ticketRoutes,
  agentSecretRoutes,
  agentsSettingsRoutes,
  authConnectionRoutes,
  environmentVariableRoutes,
  environmentRoutes,
  mcpServerRoutes,
  agentToolRoutes,
  ragIndexRoutes,
  crawlRoutes,
  agentKnowledgeRoutes,
  knowledgeRoutes,
  languageModelRoutes,
  agentTestRoutes,
  simulationRoutes,
  testRunRoutes,
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
