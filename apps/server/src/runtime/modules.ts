import { attemptsModule } from '../modules/accounts/attempts/index.ts';
import { clientsModule } from '../modules/accounts/clients/index.ts';
import { emailFlowsModule } from '../modules/accounts/email-flows/index.ts';
import { factorsModule } from '../modules/accounts/factors/index.ts';
import { onboardingModule } from '../modules/accounts/onboarding/index.ts';
import { oneTimeTokensModule } from '../modules/accounts/one-time-tokens/index.ts';
import { ownSessionsModule } from '../modules/accounts/own-sessions/index.ts';
import { privacyModule } from '../modules/accounts/privacy/index.ts';
import { productEventsModule } from '../modules/accounts/product-events/index.ts';
import { profileModule } from '../modules/accounts/profile/index.ts';
import { securityChangesModule } from '../modules/accounts/security-changes/index.ts';
import { sessionsModule } from '../modules/accounts/sessions/index.ts';
import { signInModule } from '../modules/accounts/sign-in/index.ts';
import { signInRequestsModule } from '../modules/accounts/sign-in-requests/index.ts';
import { staffModule } from '../modules/accounts/staff/index.ts';
import { usersModule } from '../modules/accounts/users/index.ts';
import { agentKnowledgeModule } from '../modules/agents/agent-knowledge/index.ts';
import { authConnectionsModule } from '../modules/agents/auth-connections/index.ts';
import { agentConversationsModule } from '../modules/agents/conversations/index.ts';
import { agentDialogueModule } from '../modules/agents/dialogue/index.ts';
import { knowledgeModule } from '../modules/agents/knowledge/index.ts';
import { languageModelsModule } from '../modules/agents/language-models/index.ts';
import { agentReferencesModule } from '../modules/agents/references/index.ts';
import { agentRegistryModule } from '../modules/agents/registry/index.ts';
import { agentSecretsModule } from '../modules/agents/secrets/index.ts';
import { agentSessionsModule } from '../modules/agents/sessions/index.ts';
import { agentsSettingsModule } from '../modules/agents/settings/index.ts';
import { agentTestingModule } from '../modules/agents/testing/index.ts';
import { agentTicketsModule } from '../modules/agents/tickets/index.ts';
import { agentToolsModule } from '../modules/agents/tools/index.ts';
import { audioNativeModule } from '../modules/audio-native/index.ts';
import { auditModule } from '../modules/audit/index.ts';
import { billingModule } from '../modules/billing/index.ts';
import { dictionariesModule } from '../modules/dictionaries/index.ts';
import { dubbingModule } from '../modules/dubbing/index.ts';
import { historyModule } from '../modules/history/index.ts';
import { modelsModule } from '../modules/models/index.ts';
import { notificationsModule } from '../modules/notifications/index.ts';
import { operationsModule } from '../modules/operations/index.ts';
import { payoutsModule } from '../modules/payments/payouts/index.ts';
import { plansModule } from '../modules/payments/plans/index.ts';
import { promoCodesModule } from '../modules/payments/promo-codes/index.ts';
import { providerModule } from '../modules/payments/provider/index.ts';
import { referralsModule } from '../modules/payments/referrals/index.ts';
import { stripeModule } from '../modules/payments/stripe/index.ts';
import { subscriptionsModule } from '../modules/payments/subscriptions/index.ts';
import { testMoneyModule } from '../modules/payments/test-money/index.ts';
import { siteModule } from '../modules/site/index.ts';
import { audioIsolationModule } from '../modules/speech/audio-isolation/index.ts';
import { textToDialogueModule } from '../modules/speech/dialogue/index.ts';
import { examplesModule } from '../modules/speech/examples/index.ts';
import { speechFlowsModule } from '../modules/speech/flows/index.ts';
import { forcedAlignmentModule } from '../modules/speech/forced-alignment/index.ts';
import { generationModule } from '../modules/speech/generation/index.ts';
import { languageDetectionModule } from '../modules/speech/language-detection/index.ts';
import { musicModule } from '../modules/speech/music/index.ts';
import { openaiSpeechModule } from '../modules/speech/openai/index.ts';
import { soundEffectsModule } from '../modules/speech/sound-effects/index.ts';
import { speakingModule } from '../modules/speech/speaking/index.ts';
import { speechClassifierModule } from '../modules/speech/speech-classifier/index.ts';
import { speechToSpeechModule } from '../modules/speech/speech-to-speech/index.ts';
import { speechToTextModule } from '../modules/speech/speech-to-text/index.ts';
import { textToSpeechModule } from '../modules/speech/text-to-speech/index.ts';
import { toolRunsModule } from '../modules/speech/tool-runs/index.ts';
import { studioAssetsModule } from '../modules/studio/assets/index.ts';
import { studioConversionModule } from '../modules/studio/conversion/index.ts';
import { studioExportsModule } from '../modules/studio/exports/index.ts';
import { studioFeedsModule } from '../modules/studio/feeds/index.ts';
import { studioPodcastsModule } from '../modules/studio/podcasts/index.ts';
import { studioProjectsModule } from '../modules/studio/projects/index.ts';
import { studioSnapshotsModule } from '../modules/studio/snapshots/index.ts';
import { studioTakesModule } from '../modules/studio/takes/index.ts';
import { studioVoiceoverModule } from '../modules/studio/voiceover/index.ts';
import { translationModule } from '../modules/translation/index.ts';
import { usageModule } from '../modules/usage/index.ts';
import { voiceCatalogModule } from '../modules/voices/catalog/index.ts';
import { voiceCloningModule } from '../modules/voices/cloning/index.ts';
import { voiceCollectionsModule } from '../modules/voices/collections/index.ts';
import { voiceDesignModule } from '../modules/voices/design/index.ts';
import { engineVoicesModule } from '../modules/voices/engine-voices/index.ts';
import { voiceLibraryModule } from '../modules/voices/library/index.ts';
import { voiceLimitsModule } from '../modules/voices/limits/index.ts';
import { voiceOwnershipModule } from '../modules/voices/ownership/index.ts';
import { voicePreviewsModule } from '../modules/voices/previews/index.ts';
import { professionalVoicesModule } from '../modules/voices/professional/index.ts';
import { voiceRegistryModule } from '../modules/voices/registry/index.ts';
import { voiceSafetyModule } from '../modules/voices/safety/index.ts';
import { sampleAudioModule } from '../modules/voices/sample-audio/index.ts';
import { voiceSamplesModule } from '../modules/voices/samples/index.ts';
import { voiceSpeakingModule } from '../modules/voices/speaking/index.ts';
import { websiteModule } from '../modules/website/index.ts';
import { accessModule } from '../modules/workspaces/access/index.ts';
import { administrationModule } from '../modules/workspaces/administration/index.ts';
import { directoryModule } from '../modules/workspaces/directory/index.ts';
import { membersModule } from '../modules/workspaces/members/index.ts';
import { membershipsModule } from '../modules/workspaces/memberships/index.ts';
import { sharingModule } from '../modules/workspaces/sharing/index.ts';
import { webhooksModule } from '../modules/workspaces/webhooks/index.ts';
import { workspaceModule } from '../modules/workspaces/workspace/index.ts';
import type { Module } from '../platform/http/index.ts';

/** Every module, lowest tier first. */
export const modules: readonly Module[] = [
  auditModule,
  usersModule,
  productEventsModule,
  staffModule,
  clientsModule,
  securityChangesModule,
  sessionsModule,
  oneTimeTokensModule,
  attemptsModule,
  factorsModule,
  emailFlowsModule,
  signInRequestsModule,
  signInModule,
  ownSessionsModule,
  onboardingModule,
  profileModule,
  privacyModule,
  workspaceModule,
  membershipsModule,
  administrationModule,
  membersModule,
  accessModule,
  directoryModule,
  sharingModule,
  webhooksModule,
  notificationsModule,
  billingModule,
  modelsModule,
  voiceRegistryModule,
  voiceLimitsModule,
  engineVoicesModule,
  voicePreviewsModule,
  voiceCatalogModule,
  voiceCollectionsModule,
  voiceSamplesModule,
  sampleAudioModule,
  voiceSafetyModule,
  voiceCloningModule,
  professionalVoicesModule,
  voiceLibraryModule,
  voiceDesignModule,
  voiceSpeakingModule,
  voiceOwnershipModule,
  dictionariesModule,
  generationModule,
  toolRunsModule,
  speakingModule,
  textToSpeechModule,
  speechFlowsModule,
  speechToSpeechModule,
  textToDialogueModule,
  languageDetectionModule,
  translationModule,
  openaiSpeechModule,
  speechToTextModule,
  forcedAlignmentModule,
  soundEffectsModule,
  musicModule,
  audioIsolationModule,
  examplesModule,
  historyModule,
  speechClassifierModule,
  studioProjectsModule,
  studioTakesModule,
  studioExportsModule,
  studioFeedsModule,
  studioSnapshotsModule,
  studioConversionModule,
  studioPodcastsModule,
  studioVoiceoverModule,
  studioAssetsModule,
  audioNativeModule,
  dubbingModule,
  agentReferencesModule,
  agentSecretsModule,
  authConnectionsModule,
  agentsSettingsModule,
  agentToolsModule,
  knowledgeModule,
  languageModelsModule,
  agentRegistryModule,
  agentKnowledgeModule,
  agentConversationsModule,
  agentTicketsModule,
  agentDialogueModule,
  agentSessionsModule,
  agentTestingModule,
  plansModule,
  promoCodesModule,
  providerModule,
  testMoneyModule,
  stripeModule,
  subscriptionsModule,
  payoutsModule,
  referralsModule,
  siteModule,
  websiteModule,
  operationsModule,
  usageModule,
];
