export { type ProjectExporter, projectExporters } from './extension-points.ts';
export { studioExportsModule } from './module.ts';
