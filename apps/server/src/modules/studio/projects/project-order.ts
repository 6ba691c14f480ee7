import type { projectRoutes } from '@mynah/contract/studio/projects';
import type { Call } from '../../../platform/http/index.ts';
import type { ProjectOrder } from './actions/create-project.ts';

/** A call about one project. */
export interface OfProject extends Pick<Call<unknown>, 'platform' | 'actor'> {
  params: { projectId: string };
}

type CreateBody = Call<typeof projectRoutes.create>['body'];

/** What a caller says of a new project, apart from its text. The compatible API's name for a field counts as well (STU-033). */
export const toOrder = ({
  fromUrl: _url,
  fromDocument: _document,
  fromContentJson: _json,
  autoConvert: _convert,
  pronunciationDictionaryLocators,
  applyTextNormalization,
  volumeNormalization,
  acxVolumeNormalization,
  ...said
}: CreateBody): Omit<ProjectOrder, 'chapters'> => ({
  ...said,
  acxVolumeNormalization: acxVolumeNormalization || volumeNormalization,
  textNormalization: applyTextNormalization,
  dictionaries: pronunciationDictionaryLocators,
});
