import { onboardingRoutes as routes } from '@mynah/contract/accounts/onboarding';
import { type Call, handle } from '../../../platform/http/index.ts';
import {
  completeItem,
  hideChecklist,
  initiateChecklist,
  markChecklistComplete,
} from './actions/change-checklist.ts';
import { completeSurvey } from './actions/complete-survey.ts';
import { getOnboarding } from './actions/get-onboarding.ts';
import { toOnboarding } from './onboarding.view.ts';

type Asked = Pick<Call<never>, 'platform' | 'actor'>;

const read = async ({ platform, actor }: Asked) => toOnboarding(await getOnboarding(platform, actor));
const changed = async (call: Asked) => ({ status: 'ok' as const, ...(await read(call)) });

export const onboardingRoutes = [
  handle(routes.get, read),
  handle(routes.completeSurvey, async (call) => {
    await completeSurvey(call.platform, call.actor, call.body);
    return changed(call);
  }),
  handle(routes.initiateChecklist, async (call) => {
    await initiateChecklist(call.platform, call.actor);
    return changed(call);
  }),
  handle(routes.updateChecklist, async (call) => {
    await completeItem(call.platform, call.actor, call.body.itemId);
    return changed(call);
  }),
  handle(routes.hideChecklist, async (call) => {
    await hideChecklist(call.platform, call.actor);
    return changed(call);
  }),
  handle(routes.completeChecklist, async (call) => {
    await markChecklistComplete(call.platform, call.actor);
    return changed(call);
  }),
];
