export { diskFull, isDiskFull } from './disk-full.ts';
export { errorBody, type InputPart, scimErrorBody, socketErrorBody, validationBody } from './error-body.ts';
export { Failure, type FailureDetails } from './failure.ts';
export { failureKindTraits, mayPass } from './failure-kinds.ts';
export { openaiError } from './openai-error.ts';
export { toFailure } from './to-failure.ts';
