import type { ExportFormat } from '@mynah/contract/studio/project-values';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';

/** Where the file of an export goes. */
interface ExporterOrder {
  project: ProjectRow;
  format: ExportFormat;
  /** The file to write. */
  path: string;
  signal: AbortSignal;
}

/** Makes the files of projects that have no chapters: one step, begun again whole. */
export interface ProjectExporter {
  /** Kind of project (`content_type`) that it makes files of. */
  contentType: string;
  /** @throws Failure `nothing_to_export`, `unprocessable` for a format that it does not make */
  check(platform: Platform, project: ProjectRow, format: ExportFormat): Promise<void>;
  make(platform: Platform, order: ExporterOrder): Promise<{ contentType: string; extension: string }>;
}

/** Modules whose projects are no books fill it. */
export const projectExporters = extensionPoint<ProjectExporter>('studio.project-exporters');

/** Undefined: it is exported chapter by chapter. */
export const exporterOf = (
  { extensions }: Pick<Platform, 'extensions'>,
  { contentType }: ProjectRow,
): ProjectExporter | undefined =>
  extensions.at(projectExporters).find((exporter) => exporter.contentType === contentType);
