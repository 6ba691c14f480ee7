import { enquiryRoutes as routes } from '@mynah/contract/enquiries';
import { Failure } from '../../../platform/errors/index.ts';
import { handle } from '../../../platform/http/index.ts';
import { recordStaffAction } from '../../accounts/staff/index.ts';
import { deleteEnquiry, listEnquiries } from './enquiries.store.ts';
import { toEnquiry } from './enquiries.view.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** Where a form without a script goes on. */
const thanks = '/thanks';

export const enquiryHttpRoutes = [
  handle(routes.send, async ({ platform, body, ipAddress }) => {
    await sendEnquiry(platform, body, { ipAddress });
    return { location: thanks };
  }),
  handle(routes.list, async ({ platform }) => ({
    enquiries: (await listEnquiries(platform.db)).map(toEnquiry),
  })),
  handle(routes.close, async ({ platform, actor, params }) => {
    const { enquiryId } = params;
    await platform.db.transaction(async (transaction) => {
      if (!(await deleteEnquiry(transaction, enquiryId)))
        throw new Failure('enquiry_not_found', `There is no enquiry with the id ${enquiryId}.`);
      const entry = { action: 'enquiry.close', target: enquiryId };
      await recordStaffAction(transaction, actor, entry, platform.clock.now());
    });
    return { status: 'ok' as const };
  }),
];
