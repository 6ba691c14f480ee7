import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useMessages } from '#web/ui/messages.ts';

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className={classNames('pe-10', className)} />
      <IconButton
        size="sm"
        label={isShown ? t('hidePassword') : t('showPassword')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-1/2 end-1 -translate-y-1/2"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}
