/** The app's addresses as the specification lists them, and those beyond it (RTE-158, RTE-159): where a sign-in may lead. */
const PATHS = `
home ai-classifier
audio-native audio-native/settings audio-native/settings/player
conversational-ai conversational-ai/agents conversational-ai/integrations conversational-ai/knowledge-base
conversational-ai/phone-numbers conversational-ai/batch-calling conversational-ai/settings
conversational-ai/history conversational-ai/playground conversational-ai/talk-to
dubbing
onboarding onboarding/next onboarding-checklist
payouts
productions productions/guides/transcription productions/active productions/dashboard productions/history
productions/settings productions/settings/qualifications productions/unclaimed
profiles
sound-effects sound-effects/generate sound-effects/history sound-effects/explore
sound-effects/explore/search sound-effects/explore/category
professional-voice-cloning
settings settings/api-keys settings/security settings/webhooks settings/outbox
voice-verification studio
speech-synthesis speech-synthesis/text-to-speech speech-synthesis/text-to-speech/history
speech-synthesis/text-to-dialogue
speech-synthesis/speech-to-speech speech-synthesis/speech-to-speech/history
speech-to-text subscription
workspace workspace/members workspace/groups workspace/service-accounts workspace/security workspace/webhooks
workspace/general workspace/permissions workspace/api-keys workspace/audit-log admin
usage usage/workspace
voice-lab voice-lab/clone voice-lab/design voice-lab/share voice-lab/collections
default-voices workspace-voices voiceover-studio
voice-library voice-library/collections
voice-isolator publishing music
`;

export const APP_ROUTES: ReadonlySet<string> = new Set(
  PATHS.trim()
    .split(/\s+/)
    .map((path) => `/app/${path}`),
);
