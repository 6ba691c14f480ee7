import type { projectRoutes } from '@mynah/contract/studio/projects';
import type { Manuscript } from '@mynah/manuscripts';
import type { Call } from '../../../platform/http/index.ts';
import type { ProjectOrder } from './actions/create-project.ts';

/** A call about one project. */
export interface OfProject extends Pick<Call<unknown>, 'platform' | 'actor'> {
  params: { projectId: string };
}

type CreateBody = Call<typeof projectRoutes.create>['body'];

/** What a caller says of a new project, apart from its text. The compatible API's name for a field counts as well (STU-033). */
export const toOrder = (
  {
    fromUrl: _url,
    fromDocument: _document,
    fromContentJson: _json,
    pronunciationDictionaryLocators,
    applyTextNormalization,
    volumeNormalization,
    acxVolumeNormalization,
    description,
    ...said
  }: CreateBody,
  read: Manuscript | undefined,
): Omit<ProjectOrder, 'chapters'> => ({
  ...said,
  // what the caller says stands above what the document says of itself
  title: said.title ?? read?.title,
  author: said.author ?? read?.author,
  isbnNumber: said.isbnNumber ?? read?.isbn,
  language: said.language ?? read?.language?.slice(0, 2).toLowerCase(),
  originalPublicationDate: said.originalPublicationDate ?? read?.publishedOn,
  description: description || (read?.description ?? ''),
  sourceType: said.sourceType ?? (read ? 'book' : 'blank'),
  acxVolumeNormalization: acxVolumeNormalization || volumeNormalization,
  textNormalization: applyTextNormalization,
  dictionaries: pronunciationDictionaryLocators,
});
