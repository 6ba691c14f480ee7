import type { LegalSection } from '#web/shared/public/legal-sections.tsx';

/** What sharing a voice on this server means, as the server does it. */
export const agreement: readonly LegalSection[] = [
  {
    title: 'Who may share a voice',
    paragraphs: [
      'You may publish a voice only if it is yours, or if its speaker agreed that it is published here. A voice that imitates another person is not published.',
      'Publishing is free. Each voice is checked before it appears, where needed by people of this server, who may decline it or take it back; the reason is told to you.',
    ],
  },
  {
    title: 'What you allow others',
    paragraphs: [
      'Whoever adds your voice may have it say texts of their own, for as long as you share it and, after you took it back, for the notice period that you chose.',
      'You decide whether people on the free plan may use it, whether it may be mixed with others, whether reading apps may use it, and whether texts are checked while they are spoken.',
      'You keep all rights in the voice. Nobody gets the recordings from which it was made.',
    ],
  },
  {
    title: 'What it costs and what you earn',
    paragraphs: [
      'Without a rate of your own the voice costs others the usual credits. With one, their credits are multiplied by it.',
      'What you earn is counted each day and shown to you with the use of the voice. How it is paid is agreed with the operator of this server.',
    ],
  },
  {
    title: 'Taking a voice back',
    paragraphs: [
      'You can take a voice back at any time. From then on nobody can add it. Those who have it can use it until the end of the notice period; they are told the day at once.',
      'A notice period that was promised is kept: while others have the voice it can become longer, not shorter.',
    ],
  },
  {
    title: 'What nobody may do with a shared voice',
    paragraphs: [
      'Nobody may use it to deceive, to threaten, to harass, to make it say that a person said what they did not, or against the law.',
      'All speech of this server carries an inaudible mark, by which the server can tell that it was made here.',
    ],
  },
];

/** What people in the European Union and the European Economic Area are told besides. */
export const europeanAddition: readonly LegalSection[] = [
  {
    title: 'In the European Union and the European Economic Area',
    paragraphs: [
      'A recording of a voice, and what is computed from it to speak with that voice, is personal data, and may be biometric data under Article 9 of the General Data Protection Regulation. It is processed because you agreed to it explicitly; you can withdraw that at any time by taking the voice back and deleting it.',
      'The operator of this server is the controller. Nothing is sent to other companies unless the operator arranged it and told you.',
      'You can have your voice and your consent record as files, have errors corrected, and have all of it deleted. You can complain to the supervisory authority of your country.',
      'The statutory rights of consumers, and the law of the country in which you live where it cannot be set aside, stay as they are.',
    ],
  },
];
