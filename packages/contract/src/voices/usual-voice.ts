/** Who speaks where nobody was named: a well-known voice, for which every server has one that is near. */
export const usualVoiceId = '21m00Tcm4TlvDq8ikWAM';
