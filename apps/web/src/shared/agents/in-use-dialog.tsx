import { message } from '#web/shared/agents/messages.ts';
import { UserLink, type UserOfThing } from '#web/shared/agents/user-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface InUseDialogProps {
  title: string;
  text: string;
  users: readonly UserOfThing[];
  onClose: () => void;
}

/** Why something cannot be deleted yet: who uses it, each with the way there. */
export function InUseDialog({ title, text, users, onClose }: InUseDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {message('close')}
        </Button>
      }
    >
      <ul className="flex max-h-60 list-disc flex-col gap-1 overflow-y-auto ps-5 text-13">
        {users.map((user) => (
          <li key={user.id}>
            <UserLink user={user} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
