/** Why the server cannot start, in one sentence for the person at the terminal. Exit code 1, nothing damaged. */
export class StartFault extends Error {}
