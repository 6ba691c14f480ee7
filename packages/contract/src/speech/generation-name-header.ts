/** Names a generation before it has begun: whoever orders it from the app makes the name up. */
export const generationNameHeader = 'x-mynah-generation';
