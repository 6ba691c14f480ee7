import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDestination } from '#web/features/onboarding/use-destination.ts';
import { persistOnboarding } from '#web/shared/account/onboarding.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { browserTimeZone } from '#web/shared/format/time-zones.ts';
import { useNavigate } from '#web/shared/routing/index.ts';

export type Answers = {
  first_name: string;
  role: string;
  subrole: string;
  timezone: string;
  source: string;
};

/** Who answers goes on to the last step; who skips goes straight to where they were going. */
export function useSurvey(firstName: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { destination, search } = useDestination();
  const form = useForm<Answers>({
    defaultValues: {
      first_name: firstName,
      role: '',
      subrole: '',
      timezone: browserTimeZone(),
      source: '',
    },
  });
  const finish = async (answers?: Partial<Answers>) => {
    try {
      await persistOnboarding(
        queryClient,
        call('POST /v1/user/onboarding-survey-complete', { json: answers ?? {} }),
      );
      if (answers) await navigate({ to: '/app/onboarding/next', search, replace: true });
      else await navigate({ href: destination, replace: true });
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  };
  const choose = (name: keyof Answers, value: string) => {
    form.setValue(name, value);
    if (name === 'role') form.setValue('subrole', '');
  };
  const submit = form.handleSubmit((answers) => finish(givenOf(answers)));
  return { form, submit, skip: () => finish(), choose };
}

const givenOf = (answers: Answers): Partial<Answers> =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));
