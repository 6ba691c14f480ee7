import { Plus, Trash2 } from 'lucide-react';
import { TextArea } from '#web/features/agents/editor/fields.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import type { TestDefinition } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

type ResponseTest = Extract<TestDefinition, { type: 'llm' }>;

interface ResponseFieldsProps {
  test: ResponseTest;
  onChange: (part: Partial<ResponseTest>) => void;
}

/** When an answer is good: by a sentence that a model judges by, and by examples. */
export function ResponseFields({ test, onChange }: ResponseFieldsProps) {
  const t = useMessages();
  return (
    <>
      <TextArea
        label={t('condition')}
        hint={t('conditionHint')}
        placeholder={t('conditionExample')}
        value={test.success_condition}
        onChange={(success_condition) => onChange({ success_condition })}
      />
      <Examples
        label={t('goodExamples')}
        texts={test.success_examples.map(({ response }) => response)}
        onChange={(texts) =>
          onChange({ success_examples: texts.map((response) => ({ type: 'success', response })) })
        }
      />
      <Examples
        label={t('badExamples')}
        texts={test.failure_examples.map(({ response }) => response)}
        onChange={(texts) =>
          onChange({ failure_examples: texts.map((response) => ({ type: 'failure', response })) })
        }
      />
    </>
  );
}

/** As many as the server takes. */
const mostExamples = 5;

interface ExamplesProps {
  label: string;
  texts: readonly string[];
  onChange: (texts: string[]) => void;
}

function Examples({ label, texts, onChange }: ExamplesProps) {
  const t = useMessages();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-13">{label}</legend>
      {texts.map((text, at) => {
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an example is its place
          <div key={at} className="flex gap-2">
            <Input
              aria-label={`${label}: ${t('example', { number })}`}
              autoComplete="off"
              value={text}
              onChange={({ target }) =>
                onChange(texts.map((one, place) => (place === at ? target.value : one)))
              }
            />
            <IconButton
              label={t('removeExample', { number })}
              onClick={() => onChange(texts.filter((_, place) => place !== at))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {texts.length < mostExamples && (
        <div>
          <Button size="sm" onClick={() => onChange([...texts, ''])}>
            <Plus aria-hidden />
            {t('addExample')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
