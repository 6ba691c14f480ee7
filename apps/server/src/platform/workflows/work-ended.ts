/** The work was cancelled, or another worker took it up: whoever works at it stops. */
export class WorkEnded extends Error {
  constructor() {
    super('The work is over, or somebody else does it.');
    this.name = 'WorkEnded';
  }
}
