/**
 * The addresses of the web app that the specification names, whether or not their pages are here; `$` stands before the
 * name of what differs. The app adds its own pages to them, so none of those is written down here.
 */

const under = (folder: string, paths: string): string[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => `${folder}/${path}`);

/** RTE-063 to RTE-129, in that order. */
export const appRoutes: readonly string[] = under(
  '/app',
  `home ai-classifier
  audio-native audio-native/settings audio-native/settings/player
  conversational-ai conversational-ai/agents conversational-ai/integrations conversational-ai/knowledge-base
  conversational-ai/phone-numbers conversational-ai/batch-calling conversational-ai/settings
  conversational-ai/history conversational-ai/playground conversational-ai/talk-to
  dubbing onboarding onboarding/next onboarding-checklist payouts
  productions productions/guides/transcription productions/active productions/dashboard productions/history
  productions/settings productions/settings/qualifications productions/unclaimed profiles
  sound-effects sound-effects/generate sound-effects/history
  sound-effects/explore sound-effects/explore/search sound-effects/explore/category
  professional-voice-cloning settings settings/api-keys settings/webhooks voice-verification studio
  speech-synthesis speech-synthesis/text-to-speech speech-synthesis/speech-to-speech
  speech-synthesis/text-to-speech/history speech-synthesis/speech-to-speech/history speech-to-text subscription
  workspace workspace/members workspace/groups workspace/service-accounts workspace/security workspace/webhooks
  usage usage/workspace voice-lab voice-lab/share voice-lab/collections default-voices workspace-voices
  voiceover-studio voice-library voice-library/collections voice-isolator publishing music`,
);

const textToSpeech = '/app/speech-synthesis/text-to-speech';

/** Parents without content of their own, and the child that each leads to (RTE-133). */
export const parents: Readonly<Record<string, string>> = {
  '/app/speech-synthesis': textToSpeech,
  '/app/sound-effects': '/app/sound-effects/generate',
  '/app/productions': '/app/productions/unclaimed',
  '/app/workspace': '/app/workspace/members',
};

/** Old addresses that people have in links, and where their pages are now (RTE-143 to RTE-152, RTE-160). */
export const oldAddresses: Readonly<Record<string, string>> = {
  '/speech-synthesis': textToSpeech,
  '/history': `${textToSpeech}/history`,
  '/audio-native': '/app/audio-native',
  '/subscription': '/app/subscription',
  '/usage': '/app/usage',
  '/dubs': '/app/dubbing',
  '/v1/dubs/$id': '/app/dubbing',
  '/v1/projects/$id': '/app/studio/$id',
  '/request-alpha-access': '/app/home',
  '/redirect': '/app/home',
};

/** Where a sign-in may lead besides (RTE-142, RTE-153 to RTE-155). */
export const namedDestinations: readonly string[] = [
  '/affiliates',
  '/app/voice-lab/share/$ownerId/$voiceId',
  '/sound-effects/$id',
  '/app/studio/$id',
];

/** RTE-156, RTE-157: a destination with all of its values only. */
export const integrationCallback = {
  path: '/app/integrations/callback',
  values: ['code', 'configurationId', 'next', 'source', 'teamId'],
} as const;

/** Is it this address, segment by segment? What differs must not be empty. */
export function isAddressLike(path: string, address: string): boolean {
  const segments = path.split('/');
  const names = address.split('/');
  return (
    names.length === segments.length &&
    names.every((name, at) => (name.startsWith('$') ? segments[at] !== '' : name === segments[at]))
  );
}
