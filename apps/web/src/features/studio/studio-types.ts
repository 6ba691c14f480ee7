import type { AnswerOf } from '@mynah/contract';
import type { castRoutes } from '@mynah/contract/studio/cast';
import type { editingRoutes, takeRoutes } from '@mynah/contract/studio/editing';

/** As the server answers them. */
export type EditorChapter = AnswerOf<typeof editingRoutes.get>;
export type EditorBlock = EditorChapter['blocks'][number];
export type Delivery = NonNullable<EditorBlock['delivery']>;
export type Take = AnswerOf<typeof takeRoutes.list>['takes'][number];
export type CastVoice = AnswerOf<typeof castRoutes.list>['voices'][number];
export type FoundLine = AnswerOf<typeof castRoutes.findLines>['lines'][number];
