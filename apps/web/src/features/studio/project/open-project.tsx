import { createContext, useContext } from 'react';
import type { CastVoice, ChapterAddress, ProjectWithChapters } from '#web/features/studio/studio.requests.ts';
import type { PickerVoice } from '#web/features/voices/index.ts';

/** The project that is open, and what its parts ask of it. */
export interface OpenProject {
  project: ProjectWithChapters;
  cast: readonly CastVoice[];
  voices: readonly PickerVoice[];
  canEdit: boolean;
  /** The chapter that is shown; none in a project without chapters. */
  chapterId: string | undefined;
  openChapter: (chapterId: string, blockId?: string) => void;
}

const ProjectContext = createContext<OpenProject | undefined>(undefined);
export const OpenProjectProvider = ProjectContext.Provider;

/** @throws Error outside of a project's page */
export function useOpenProject(): OpenProject {
  const open = useContext(ProjectContext);
  if (!open) throw new Error('there is no project here');
  return open;
}

export interface OpenChapter {
  address: ChapterAddress;
  chapterName: string;
  projectName: string;
}

export function useOpenChapter(): OpenChapter {
  const { project, chapterId = '' } = useOpenProject();
  const chapter = project.chapters.find((one) => one.chapter_id === chapterId);
  return {
    address: { projectId: project.project_id, chapterId },
    chapterName: chapter?.name ?? '',
    projectName: project.name,
  };
}
