import { projectRoutes as routes } from '@mynah/contract/studio/projects';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { createChapters, replaceChapters } from './actions/change-chapters.ts';
import { createProject } from './actions/create-project.ts';
import { chooseDictionaries, editProject, removeProject } from './actions/edit-project.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { readContent } from './actions/read-content.ts';
import { showFullProject, showProject, showProjects } from './actions/show-projects.ts';
import { listChapters } from './chapters.store.ts';
import { type OfProject, toOrder } from './project-order.ts';
import { projectReader } from './project-reader.ts';
import { listProjects } from './projects.store.ts';

const seen = ({ platform, actor, params }: OfProject) => getProject(platform, actor, params.projectId);
const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

const ok = { status: 'ok' as const };
