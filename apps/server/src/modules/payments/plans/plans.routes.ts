import { planOfferRoutes as routes } from '@mynah/contract/billing/plan-offers';
import { handle } from '../../../platform/http/index.ts';
import { toPlanOffers } from './plan-offers.view.ts';

export const planHttpRoutes = [handle(routes.list, async ({ platform }) => toPlanOffers(platform))];
