import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional } from '../wire.ts';

/** The steps of the checklist, in the order in which they are shown (NOT-024). */
export const checklistItemIds = [
  'generate_text_to_speech',
  'generate_speech_to_speech',
  'add_voice_to_voice_lab',
  'design_voice',
  'create_dub',
  'join_affiliate',
  'generate_api_key',
] as const;
export type ChecklistItemId = (typeof checklistItemIds)[number];

const answerText = optional(z.string().trim().max(120));

/** What a newcomer tells, all of it optional (ACC-015, ACC-067). */
export const onboardingSurvey = z.object({
  first_name: answerText,
  role: answerText,
  subrole: answerText,
  timezone: answerText,
  source: answerText,
});
export type OnboardingSurveyForm = z.input<typeof onboardingSurvey>;

export const onboardingChecklist = z.object({
  checklist_id: z.string(),
  items: z.array(
    z.object({ onboarding_checklist_item_id: z.enum(checklistItemIds), is_completed: z.boolean() }),
  ),
  hidden: z.boolean(),
});

/** How far a person is; `onboarding_checklist` is null until it is initiated. */
export const onboarding = z.object({
  is_onboarding_completed: z.boolean(),
  is_onboarding_checklist_completed: z.boolean(),
  onboarding_survey: z
    .object({
      first_name: z.string().nullable(),
      role: z.string().nullable(),
      subrole: z.string().nullable(),
      timezone: z.string().nullable(),
      source: z.string().nullable(),
    })
    .nullable(),
  onboarding_checklist: onboardingChecklist.nullable(),
});
export type Onboarding = z.infer<typeof onboarding>;

const changed = json(ok.extend(onboarding.shape));
const own = { access: 'signed-in', internal: true } as const;

export const onboardingRoutes = {
  get: route({
    id: 'onboarding.get',
    method: 'GET',
    path: '/v1/user/onboarding',
    summary: 'Get your progress with the survey and the checklist',
    ...own,
    answer: json(onboarding),
  }),
  completeSurvey: route({
    id: 'onboarding.complete-survey',
    method: 'POST',
    path: '/v1/user/onboarding-survey-complete',
    summary: 'Finish the survey, with or without answers',
    ...own,
    body: onboardingSurvey,
    answer: changed,
  }),
  initiateChecklist: route({
    id: 'onboarding.initiate-checklist',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/initiate',
    summary: 'Start the checklist',
    ...own,
    answer: changed,
  }),
  updateChecklist: route({
    id: 'onboarding.update-checklist',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/update',
    summary: 'Mark a checklist step as done',
    ...own,
    body: z.object({ item_id: z.enum(checklistItemIds, 'Not an item of the checklist') }),
    answer: changed,
  }),
  hideChecklist: route({
    id: 'onboarding.hide-checklist',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/hide',
    summary: 'Hide the checklist',
    ...own,
    answer: changed,
  }),
  completeChecklist: route({
    id: 'onboarding.complete-checklist',
    method: 'POST',
    path: '/v1/user/onboarding-checklist/mark-complete',
    summary: 'Finish the checklist',
    ...own,
    answer: changed,
  }),
};
