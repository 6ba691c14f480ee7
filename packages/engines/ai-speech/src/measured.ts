/** Of engines and makers that the model was not trained with. Written by `npm run train:ai-speech`. */
export const measured = { likelyMade: 0.77, likelyHuman: 0.03, falseAlarms: 0.038, misses: 0.038 };
