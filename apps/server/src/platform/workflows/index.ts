export { defineWorkflow, type StateChange } from './define-workflow.ts';
export { cancelRun, clearRun, clearRuns, removeRun } from './end-run.ts';
export { startRun } from './start-run.ts';
export { WorkEnded } from './work-ended.ts';
export { workflowJob } from './workflow-job.ts';
export type { Step, WorkflowRun } from './workflow-run.ts';
export { abandonRuns, listProgress, listResults, moveRuns } from './workflows.store.ts';
