import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { tools } from '../tool-runs/index.ts';
import { audioIsolationHttpRoutes } from './audio-isolation.routes.ts';
import { isolatorTool } from './isolator-tool.ts';

export const audioIsolationModule: Module = {
  name: 'audio-isolation',
  routes: audioIsolationHttpRoutes,
  extensions: [extend(tools, isolatorTool)],
};
