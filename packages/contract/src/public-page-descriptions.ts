import type { publicPages } from './public-pages.ts';

/** What search engines and previews of links are told of each; apart, as the web app has no use for it. */
export const publicPageDescriptions: Readonly<Record<keyof typeof publicPages, string>> = {
  soundEffects:
    'Listen to free sound effects, search the library, and download what you need. No account needed.',
  filmSounds:
    'Drop a silent video, add sounds to its timeline and play them in sync. The video stays in your browser.',
  voiceChanger:
    'Say it yourself and hear it in another voice, with the same words, timing and intonation. Listen to an example.',
  voiceIsolator:
    'Remove background noise from a recording or video and keep the voice. Listen to before and after.',
  voiceCloning:
    'Record half a minute of speech and hear any text in your voice. Listen to a recording and its clone.',
  aiSpeechClassifier:
    'Was a recording made by AI? Speech from this server is recognized; for anything else you get an estimate.',
  voiceLibrary:
    'Voices shared by people. Listen, search by language, accent and use case, and add the right one to your voices.',
  pricing: 'What each plan costs by month and by year, in dollars and euros, and what it includes.',
  voiceAgreement: 'What sharing a voice means for those who share it and those who use it.',
  voiceAgreementEu:
    'What sharing a voice means for people in the European Union and the European Economic Area.',
  privacyPolicy:
    'What this server knows about the people who use it, what it stores and for how long, and how to have it erased.',
};
