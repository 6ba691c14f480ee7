import type { LegalSection } from '#web/shared/public/legal-sections.tsx';

/** What the server does with what it knows of people; each sentence is something that it really does. */
export const policy: readonly LegalSection[] = [
  {
    title: 'Who keeps your data',
    paragraphs: [
      'This server is run by the person or organization that gave you its address, on machines of their choice. They are responsible for it. What they agreed with you beside this page counts as well.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Kept are your first name, your email address, a hash of your password, what you chose to add to your profile, what you agreed to and when, and, where the operator looks it up, the country, region and city that you signed in from.',
      'Each sign-in is kept with its time, its address in the network and the name of the browser, so that you can see and end it. It is deleted a month after it ended.',
      'What you do in a workspace, such as making a key or inviting somebody, is written to its audit log, which its admins read.',
    ],
  },
  {
    title: 'What you make',
    paragraphs: [
      'Texts, recordings and what is made of them stay in your history until you delete them, or until the time is over that an admin of your workspace set. Speech is made on machines of the operator; where they have another service do a part of the work, they tell you which.',
      'Speech that this server makes carries an inaudible mark, by which the server recognizes its own. It does not name you.',
    ],
  },
  {
    title: 'Voices of people',
    paragraphs: [
      'When you clone or verify a voice, the server makes a print of it from your recordings. It is used to speak in that voice and to check that it is yours, it is given to nobody, and it is deleted with the voice.',
      'In Illinois this is done only for people who accepted the biometric terms; in Texas, Washington and Quebec it is not done at all.',
    ],
  },
  {
    title: 'Cookies and storage in your browser',
    paragraphs: [
      'Cookies keep you signed in and let the server know your browser again. Your choices, such as the voice selected last, and for 90 days the link that brought you here are kept in your browser alone until you sign up.',
    ],
  },
  {
    title: 'What you can do',
    paragraphs: [
      'In the settings you can download everything of yours in one file, say no to news by mail, opt out of the sale and sharing of your data, and delete your account. A deleted account can be brought back for 14 days; then it and all that belongs to it is erased.',
    ],
  },
];
