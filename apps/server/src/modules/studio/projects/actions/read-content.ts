import type { projectRoutes } from '@mynah/contract/studio/projects';
import { type Manuscript, readApart } from '@mynah/manuscripts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Call } from '../../../../platform/http/index.ts';
import { downloadOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GivenChapter, voiceOfBlock } from '../chapter-content.ts';
import type { ProjectOrder, ProjectVoices } from './create-project.ts';
