interface PublicPageText {
  path: string;
  /** In the list of pages at their top; without it a page is reached by links alone. */
  name?: string;
  title: string;
}

/** Pages that open without an account. */
export const publicPages = {
  soundEffects: {
    path: '/sound-effects',
    name: 'Sound effects',
    title: 'Free sound effects',
  },
  filmSounds: {
    path: '/ai-sound-effects-for-sora',
    name: 'Sound for video',
    title: 'Sound effects for silent AI videos',
  },
  voiceChanger: {
    path: '/voice-changer',
    name: 'Voice changer',
    title: 'Voice changer',
  },
  voiceIsolator: {
    path: '/voice-isolator',
    name: 'Voice isolator',
    title: 'Voice isolator',
  },
  voiceCloning: {
    path: '/voice-cloning',
    name: 'Voice cloning',
    title: 'Voice cloning',
  },
  aiSpeechClassifier: {
    path: '/ai-speech-classifier',
    name: 'AI speech classifier',
    title: 'AI speech classifier',
  },
  voiceLibrary: {
    path: '/voice-library',
    name: 'Voice library',
    title: 'Voice library',
  },
  pricing: {
    path: '/pricing',
    name: 'Pricing',
    title: 'Pricing',
  },
  voiceAgreement: {
    path: '/vla',
    title: 'Voice library agreement',
  },
  voiceAgreementEu: {
    path: '/vlaeu',
    title: 'Voice library agreement (EU)',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy policy',
  },
} as const satisfies Record<string, PublicPageText>;
