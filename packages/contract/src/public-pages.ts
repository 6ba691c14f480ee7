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
      'Listen to free sound effects, search the library, and download what you need. No account needed.',
  },
  filmSounds: {
    path: '/ai-sound-effects-for-sora',
    name: 'Sound for video',
    title: 'Sound effects for silent AI videos',
    description:
      'Drop a silent video, add sounds to its timeline and play them in sync. The video stays in your browser.',
  },
  voiceChanger: {
    path: '/voice-changer',
    name: 'Voice changer',
    title: 'Voice changer',
    description:
      'Say it yourself and hear it in another voice, with the same words, timing and intonation. Listen to an example.',
  },
  voiceIsolator: {
    path: '/voice-isolator',
    name: 'Voice isolator',
    title: 'Voice isolator',
    description:
      'Remove background noise from a recording or video and keep the voice. Listen to before and after.',
  },
  voiceCloning: {
    path: '/voice-cloning',
    name: 'Voice cloning',
    title: 'Voice cloning',
    description:
      'Record half a minute of speech and hear any text in your voice. Listen to a recording and its clone.',
  },
  aiSpeechClassifier: {
    path: '/ai-speech-classifier',
    name: 'AI speech classifier',
    title: 'AI speech classifier',
    description:
      'Was a recording made by AI? Speech from this server is recognized; for anything else you get an estimate.',
  },
  voiceLibrary: {
    path: '/voice-library',
    name: 'Voice library',
    title: 'Voice library',
    description:
      'Voices shared by people. Listen, search by language, accent and use case, and add the right one to your voices.',
  },
  voiceAgreement: {
    path: '/vla',
    title: 'Voice library agreement',
    description: 'What sharing a voice means for those who share it and those who use it.',
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
      'What this server knows about the people who use it, what it stores and for how long, and how to have it erased.',
  },
} as const satisfies Record<string, PublicPageText>;
