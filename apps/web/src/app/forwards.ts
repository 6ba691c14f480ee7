const TEXT_TO_SPEECH = '/app/speech-synthesis/text-to-speech';

/** Addresses without a page of their own: parents (RTE-133) and old names (RTE-143, RTE-146, RTE-147, RTE-160). */
export const FORWARDS: Record<string, string> = {
  '/app/speech-synthesis': TEXT_TO_SPEECH,
  '/app/sound-effects': '/app/sound-effects/generate',
  '/app/productions': '/app/productions/unclaimed',
  '/app/workspace': '/app/workspace/members',
  '/speech-synthesis': TEXT_TO_SPEECH,
  '/history': `${TEXT_TO_SPEECH}/history`,
  '/audio-native': '/app/audio-native',
  '/subscription': '/app/subscription',
  '/usage': '/app/usage',
  '/dubs': '/app/dubbing',
  '/v1/dubs/$id': '/app/dubbing',
  '/v1/projects/$id': '/app/studio/$id',
  '/request-alpha-access': '/app/home',
  '/redirect': '/app/home',
};
