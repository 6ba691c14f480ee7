import { conversationTagRoutes as routes } from '@mynah/contract/agents/conversations/tags';
import { handle } from '../../../platform/http/index.ts';
import {
  assignTags,
  createTag,
  removeTag,
  renameTag,
  showTag,
  showTags,
  unassignTag,
} from './actions/manage-tags.ts';

export const conversationTagHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query: { cursor: after, pageSize } }) => {
    const found = await showTags(platform, actor, { after, most: pageSize + 1 });
    const tags = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      conversation_tags: tags,
      next_cursor: hasMore ? tags.at(-1)!.tag_id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.create, ({ platform, actor, body }) => createTag(platform, actor, body)),
  handle(routes.get, ({ platform, actor, params }) => showTag(platform, actor, params.tagId)),
  handle(routes.update, ({ platform, actor, params, body }) =>
    renameTag(platform, actor, params.tagId, body),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeTag(platform, actor, params.tagId);
    return undefined;
  }),
  handle(routes.assign, async ({ platform, actor, params, body }) => {
    await assignTags(platform, actor, params.conversationId, body.tagIds);
    return undefined;
  }),
  handle(routes.unassign, async ({ platform, actor, params }) => {
    await unassignTag(platform, actor, params.conversationId, params.tagId);
    return undefined;
  }),
];
