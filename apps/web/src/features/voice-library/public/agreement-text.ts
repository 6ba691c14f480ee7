import type { LegalSection } from '#web/shared/public/legal-sections.tsx';

/** What sharing a voice on this server means, as the server does it. */
export const agreement: readonly LegalSection[] = [
  {
    title: 'Who may share a voice',
    paragraphs: [
      'You may publish a voice only if it is yours, or if its speaker has agreed to have it published here. A voice that imitates another person may not be published.',
      'Publishing is free. Each voice is checked before it appears, where needed by this server’s staff, who may decline it or withdraw it. You will be told the reason.',
    ],
  },
  {
    title: 'What you allow others',
    paragraphs: [
      'Anyone who adds your voice may use it to speak their own texts for as long as you share it and, after you withdraw it, for the notice period you chose.',
      'You decide whether people on the free plan may use it, whether it may be mixed with other voices, whether reading apps may use it, and whether text is checked as it is spoken.',
      'You keep all rights in the voice. No one receives the recordings it was made from.',
    ],
  },
  {
    title: 'What it costs and what you earn',
    paragraphs: [
      'Unless you set a custom rate, the voice costs others the usual credits. If you do, their credits are multiplied by it.',
      'Your earnings are calculated daily and shown to you with the usage of the voice. How they are paid out is agreed with the operator of this server.',
    ],
  },
  {
    title: 'Withdrawing a voice',
    paragraphs: [
      'You can withdraw a voice at any time. From then on, no one can add it. Those who have it can use it until the notice period ends, and are told the date right away.',
      'A notice period is binding: while others have the voice, it can be made longer but not shorter.',
    ],
  },
  {
    title: 'What no one may do with a shared voice',
    paragraphs: [
      'No one may use it to deceive, threaten or harass, to attribute to a person something they did not say, or to break the law.',
      'All speech generated on this server carries an inaudible watermark, which lets the server tell that it was made here.',
    ],
  },
];

/** What people in the European Union and the European Economic Area are told besides. */
export const europeanAddition: readonly LegalSection[] = [
  {
    title: 'In the European Union and the European Economic Area',
    paragraphs: [
      'A recording of a voice, and the data computed from it to speak in that voice, are personal data and may be biometric data under Article 9 of the General Data Protection Regulation. They are processed on the basis of your explicit consent, which you can withdraw at any time by withdrawing the voice and deleting it.',
      'The operator of this server is the controller. Nothing is sent to other companies unless the operator has arranged it and told you.',
      'You can get your voice and your consent record as files, have errors corrected, and have all of it deleted. You can lodge a complaint with your country’s supervisory authority.',
      'Your statutory rights as a consumer, and the mandatory law of the country you live in, are not affected.',
    ],
  },
];
