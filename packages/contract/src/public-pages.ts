interface PublicPageText {
  path: string;
  /** In the list of pages at their top; without it a page is reached by links alone. */
  name?: string;
  title: string;
  description: string;
}

/** Pages that open without an account: what search engines and previews of links are told of each. */
export const publicPages = {
  soundEffects: {
    path: '/sound-effects',
    name: 'Sound effects',
    title: 'Free sound effects',
    description:
      'Listen to a library of free sound effects, search it by words, and take what you need. No account.',
  },
  filmSounds: {
    path: '/ai-sound-effects-for-sora',
    name: 'Film sounds',
    title: 'Sound effects for silent AI film',
    description:
      'Drop a silent film, put sounds on its timeline and hear them with the picture. The film stays in your browser.',
  },
  voiceChanger: {
    path: '/voice-changer',
    name: 'Voice changer',
    title: 'Voice changer',
    description:
      'Say it yourself and hear it in another voice: words, timing and melody stay. Listen to an example.',
  },
  voiceIsolator: {
    path: '/voice-isolator',
    name: 'Voice isolator',
    title: 'Voice isolator',
    description:
      'Takes the noise out of a recording or a film and leaves the voice. Listen before and after.',
  },
  voiceCloning: {
    path: '/voice-cloning',
    name: 'Voice cloning',
    title: 'Voice cloning',
    description:
      'Half a minute of speech, and texts are read in your voice. Listen to a recording and its clone.',
  },
  aiSpeechClassifier: {
    path: '/ai-speech-classifier',
    name: 'AI speech classifier',
    title: 'AI speech classifier',
    description:
      'Was a recording made by a machine? Speech of this server is recognized; of other speech it is said how likely.',
  },
  voiceLibrary: {
    path: '/voice-library',
    name: 'Voice library',
    title: 'Voice library',
    description:
      'Voices that people share: listen to them, search by language, accent and use, and add the one that fits.',
  },
  voiceAgreement: {
    path: '/vla',
    title: 'Voice library agreement',
    description: 'What sharing a voice means: for those who share it, and for those who use it.',
  },
  voiceAgreementEu: {
    path: '/vlaeu',
    title: 'Voice library agreement (EU)',
    description:
      'What sharing a voice means for people in the European Union and the European Economic Area.',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description:
      'What this server knows of people who use it, what it keeps and for how long, and how to have it erased.',
  },
} as const satisfies Record<string, PublicPageText>;
