import type { LegalSection } from '#web/shared/public/legal-sections.tsx';

/** What the server does with what it knows of people; each sentence is something that it really does. */
export const policy: readonly LegalSection[] = [
  {
    title: 'Who stores your data',
    paragraphs: [
      'This server is run by the person or organization that gave you its address, on machines of their choice. They are responsible for it. Anything else they have agreed with you applies as well.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'We store your first name, your email address, a hash of your password, anything you add to your profile, what you agreed to and when, and, if the operator looks it up, the country, region and city you signed in from.',
      'Each sign-in is stored with its time, IP address and browser name, so that you can see it and sign it out. It is deleted a month after it ends.',
      'What you do in a workspace, such as creating a key or inviting someone, is recorded in its audit log, which its admins can read.',
    ],
  },
  {
    title: 'What you create',
    paragraphs: [
      'Your texts, your recordings and what is generated from them stay in your history until you delete them, or until the retention period set by an admin of your workspace ends. Speech is generated on the operator’s machines; if they use another service for part of the work, they tell you which.',
      'Speech generated on this server carries an inaudible watermark, which lets the server recognize its own speech. It does not identify you.',
    ],
  },
  {
    title: 'People’s voices',
    paragraphs: [
      'When you clone or verify a voice, the server creates a voiceprint from your recordings. It is used to speak in that voice and to check that it is yours. It is given to no one, and it is deleted with the voice.',
      'In Illinois, this is only done for people who have accepted the biometric terms; in Texas, Washington and Quebec, it is not done at all.',
    ],
  },
  {
    title: 'Cookies and storage in your browser',
    paragraphs: [
      'Cookies keep you signed in and let the server recognize your browser. Your choices, such as the voice you last selected, and, for 90 days, the link that brought you here are stored only in your browser until you sign up.',
      'The server records how the app is used: which pages and features, never what you write or say. Where the law asks for it, nothing is recorded and no cookie for it is set before you agree. If the operator forwards these events to an analytics service, they tell you which, and nothing of you is forwarded once you have opted out.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      'In Settings, under Privacy, you can see what is stored about you and what you have done in the app, download all your data in one file, erase your activity, unsubscribe from product updates, opt out of the sale and sharing of your data, and delete your account. A deleted account can be restored for 14 days; after that, it and everything that belongs to it is erased.',
    ],
  },
];
