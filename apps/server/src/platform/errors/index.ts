export { diskFull, tellsDiskFull } from './disk-full.ts';
export { errorBody, type InputPart, scimErrorBody, socketErrorBody, validationBody } from './error-body.ts';
export { Failure, type FailureDetails } from './failure.ts';
export { failureKindTraits, mayPass } from './failure-kinds.ts';
export { toFailure } from './to-failure.ts';
