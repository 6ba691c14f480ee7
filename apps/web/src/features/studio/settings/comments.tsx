import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter, useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  addComment,
  commentsQuery,
  removeComment,
  resolveComment,
} from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** What people say to each other about a paragraph. */
export function Comments({ blockId }: { blockId: string }) {
  const t = useMessages();
  const session = useSession();
  const { canEdit } = useOpenProject();
  const { address } = useOpenChapter();
  const query = commentsQuery(address);
  useRefreshOn('chapter.commented', query.queryKey);
  const comments = (useQuery(query).data ?? []).filter(({ block_id }) => block_id === blockId);
  const renewAfter = useRenewAfter(query.queryKey);
  const [text, setText] = useState('');
  const add = async () => {
    // a comment is on a block that the server has
    await session.saver.flush();
    if (await okOrToast(renewAfter(addComment({ ...address, blockId }, text.trim())))) setText('');
  };
  return (
    <section aria-label={t('comments')} className="flex flex-col gap-3">
      {comments.length > 0 && (
        <ul aria-label={t('comments')} className="flex flex-col divide-y rounded-lg border bg-surface">
          {comments.map((comment) => (
            <li key={comment.comment_id} className="flex items-start gap-1 py-2 pe-1 ps-3">
              <div
                className={classNames('min-w-0 flex-1', comment.resolved_at_unix !== null && 'opacity-60')}
              >
                <p className="text-12 text-ink-2">
                  {`${comment.author.name} · ${formatAgo(dateOfUnix(comment.created_at_unix))}`}
                </p>
                <p className="whitespace-pre-wrap text-13 text-ink [overflow-wrap:anywhere]">
                  {comment.text}
                </p>
              </div>
              {canEdit && (
                <IconButton
                  size="sm"
                  label={t(comment.resolved_at_unix === null ? 'resolve' : 'reopen')}
                  onClick={() =>
                    void okOrToast(
                      renewAfter(
                        resolveComment(
                          address.projectId,
                          comment.comment_id,
                          comment.resolved_at_unix === null,
                        ),
                      ),
                    )
                  }
                >
                  {comment.resolved_at_unix === null ? <Check aria-hidden /> : <RotateCcw aria-hidden />}
                </IconButton>
              )}
              {comment.can_be_deleted && (
                <IconButton
                  size="sm"
                  label={t('deleteComment')}
                  onClick={() =>
                    void okOrToast(renewAfter(removeComment(address.projectId, comment.comment_id)))
                  }
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <Field label={t('comment')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={text}
            placeholder={t('commentPlaceholder')}
            onChange={(event) => setText(event.target.value)}
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
      <Button size="sm" className="self-start" disabled={text.trim() === ''} onClick={() => void add()}>
        {t('addComment')}
      </Button>
    </section>
  );
}
