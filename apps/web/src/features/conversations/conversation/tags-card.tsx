import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import {
  type Conversation,
  type ConversationTag,
  conversationKey,
  createTag,
  putTag,
  tagsQuery,
  takeTag,
} from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Popover } from '#web/ui/popover.tsx';

/** The tags of a conversation; one that is missing is made by its name. */
export function TagsCard({ conversation }: { conversation: Conversation }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const tags = useQuery(tagsQuery).data ?? [];
  const { conversation_id: id, tag_ids } = conversation;
  const renewAfter = useRenewAfter(conversationKey(id));
  const mine = tags.filter(({ tag_id }) => tag_ids.includes(tag_id));
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="font-semibold text-15">{t('tags')}</h2>
        {!isViewer && <AddTag conversationId={id} others={tags.filter((tag) => !mine.includes(tag))} />}
      </div>
      {mine.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {mine.map(({ tag_id, title }) => (
            <li key={tag_id} className="flex h-7 items-center gap-1 rounded-full bg-active ps-2.5 text-12">
              <span className={isViewer ? 'pe-2.5' : undefined}>{title}</span>
              {!isViewer && (
                <button
                  type="button"
                  aria-label={t('removeTag', { title })}
                  onClick={() => void okOrToast(renewAfter(takeTag(id, tag_id)))}
                  className="grid size-7 place-items-center rounded-full text-ink-3 hover:text-ink"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface AddTagProps {
  conversationId: string;
  /** Those that it does not have. */
  others: readonly ConversationTag[];
}

function AddTag({ conversationId, others }: AddTagProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const renewAfter = useRenewAfter(['agent-conversations']);
  const title = name.trim();
  const shown = others.filter((tag) => tag.title.toLowerCase().includes(title.toLowerCase()));
  const put = async (tagId: Promise<string> | string) => {
    const change = async () => putTag(conversationId, await tagId);
    if (await okOrToast(renewAfter(change()))) {
      setName('');
      setOpen(false);
    }
  };
  const isNew = title !== '' && !others.some((tag) => tag.title.toLowerCase() === title.toLowerCase());
  return (
    <Popover
      title={t('addTag')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button size="sm" variant="ghost">
          <Plus aria-hidden />
          {t('addTag')}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-2 p-3 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNew) void put(createTag(title).then(({ tag_id }) => tag_id));
        }}
      >
        <Input
          aria-label={t('newTag')}
          placeholder={t('newTag')}
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {others.length === 0 && title === '' && <p className="text-12 text-ink-2">{t('noTags')}</p>}
        <div className="flex max-h-48 flex-wrap gap-1.5 overflow-y-auto">
          {shown.map((tag) => (
            <button key={tag.tag_id} type="button" className={chipClass} onClick={() => void put(tag.tag_id)}>
              {tag.title}
            </button>
          ))}
        </div>
        {isNew && (
          <Button type="submit" size="sm">
            {t('createTag', { title })}
          </Button>
        )}
      </form>
    </Popover>
  );
}
