/** Of an address that asks whether to opt out of training. */
export const trainingParameter = 'training_opt_out';
