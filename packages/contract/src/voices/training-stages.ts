/** How much of the speaker is needed at least, and from where on nothing is missing. Of what is used of the recordings. */
export const professionalSpeech = { leastSecs: 60, advisedSecs: 1800 } as const;
export const trainingStages = [
  'waiting',
  'cleaning',
  'listening',
  'fitting',
  'correcting',
  'judging',
  'done',
] as const;
