import type { ParameterCheck } from '@mynah/contract/agents/tools/response-mocks';
import { Plus, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type How = ParameterCheck['eval'];

const textOf = (how: How): string => {
  if (how.type === 'exact') return how.expected_value;
  if (how.type === 'regex') return how.pattern;
  return how.type === 'llm' ? how.description : '';
};

const howOf = (type: How['type'], text: string): How => {
  if (type === 'exact') return { type, expected_value: text };
  if (type === 'regex') return { type, pattern: text };
  return type === 'llm' ? { type, description: text } : { type };
};

interface ParameterChecksProps {
  checks: readonly ParameterCheck[];
  onChange: (checks: ParameterCheck[]) => void;
}

/** What the arguments of a call must be, one a row. */
export function ParameterChecks({ checks, onChange }: ParameterChecksProps) {
  const t = useMessages();
  const change = (at: number, part: Partial<ParameterCheck>) =>
    onChange(checks.map((check, place) => (place === at ? { ...check, ...part } : check)));
  const kinds = [
    { value: 'exact', label: t('exact') },
    { value: 'regex', label: t('regex') },
    { value: 'llm', label: t('byModel') },
    { value: 'anything', label: t('anything') },
  ] as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-13">{t('checks')}</legend>
      {checks.map(({ path, eval: how }, at) => {
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a check is its place
          <div key={at} className="flex flex-wrap gap-2">
            <Input
              aria-label={t('path', { number })}
              placeholder={t('pathExample')}
              autoComplete="off"
              value={path}
              onChange={({ target }) => change(at, { path: target.value })}
              className="min-w-28 flex-1"
            />
            <div className="w-42">
              <Select
                aria-label={t('how', { number })}
                value={how.type}
                onChange={(type) => change(at, { eval: howOf(type, textOf(how)) })}
                options={kinds}
              />
            </div>
            {how.type !== 'anything' && (
              <Input
                aria-label={t('expected', { number })}
                autoComplete="off"
                value={textOf(how)}
                onChange={({ target }) => change(at, { eval: howOf(how.type, target.value) })}
                className="min-w-28 flex-1"
              />
            )}
            <IconButton
              label={t('removeCheck', { number })}
              onClick={() => onChange(checks.filter((_, place) => place !== at))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button
          size="sm"
          onClick={() => onChange([...checks, { path: '', eval: { type: 'exact', expected_value: '' } }])}
        >
          <Plus aria-hidden />
          {t('addCheck')}
        </Button>
      </div>
    </fieldset>
  );
}
