import type { judgePassword, PasswordOwner, PasswordVerdict } from '@mynah/passwords';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useMessages } from '#web/ui/messages.ts';

const most = 4;
const segments = [1, 2, 3, 4];

type PasswordStrengthProps = PasswordOwner & { password: string };

/** How well what is typed withstands guessing, in words and as a meter, by the rule that the server keeps to. */
export function PasswordStrength({ password, name, email }: PasswordStrengthProps) {
  const t = useMessages();
  const verdict = useVerdict(useDeferredValue(password), { name, email });
  if (password === '' || !verdict) return null;
  const level = levelOf(verdict);
  const text = t(wordOf(verdict));
  return (
    <div className="flex items-center gap-3 pt-0.5">
      <meter
        className="sr-only"
        aria-label={t('passwordStrength')}
        min={0}
        max={most}
        value={level}
        aria-valuetext={text}
      />
      <div aria-hidden className="flex w-28 shrink-0 gap-1">
        {segments.map((segment) => (
          <span
            key={segment}
            className={classNames(
              'h-1 flex-1 rounded-full transition-colors',
              segment <= level ? toneOf(verdict) : 'bg-line-strong',
            )}
          />
        ))}
      </div>
      <p role="status" className={classNames('text-12', verdict.fault ? 'text-danger' : 'text-ink-2')}>
        {text}
      </p>
    </div>
  );
}

/** A refused one is never more than the first segment. */
const levelOf = ({ strength, fault }: PasswordVerdict): number => (fault ? 1 : strength);

function toneOf({ strength, fault }: PasswordVerdict): string {
  if (fault) return 'bg-danger';
  return strength < 3 ? 'bg-accent' : 'bg-positive';
}

function wordOf({ strength, fault }: PasswordVerdict) {
  if (fault) return fault === 'own' ? 'passwordOwn' : 'passwordCommon';
  return strength < 3 ? 'passwordFair' : strength < most ? 'passwordGood' : 'passwordStrong';
}

type Judge = typeof judgePassword;

/** The list is large: it comes with the first character. Without it there is no meter, and the server still judges. */
function useVerdict(password: string, { name, email }: PasswordOwner): PasswordVerdict | undefined {
  const [judge, setJudge] = useState<Judge>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    import('@mynah/passwords').then(
      (passwords) => setJudge(() => passwords.judgePassword),
      (cause) => console.error('the strength of passwords cannot be shown', cause),
    );
  }, [isTyped]);
  return useMemo(
    () => (judge && password !== '' ? judge(password, { name, email }) : undefined),
    [judge, password, name, email],
  );
}
