export { startToolRun } from './actions/start-tool-run.ts';
export { toolRunsModule } from './module.ts';
export { defineTool, type Making, tools } from './tool.ts';
export { toToolRun } from './tool-runs.view.ts';
