import type { EnquiryTopic } from '@mynah/contract/enquiries';
import { Failure } from '../../../platform/errors/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countClientAttempt } from '../../accounts/attempts/index.ts';
import { insertEnquiry } from './enquiries.store.ts';
import { enquiryMail } from './enquiry-mail.ts';

const hourMs = 3_600_000;
/** Of one place in an hour. */
const mostEnquiries = 5;

interface Written {
  topic: EnquiryTopic;
  name: string;
  email: string;
  organization?: string;
  message: string;
  /** The field that nobody sees. */
  website?: string;
}

/** Puts it into the queue of staff, and into the operator's mailbox. @throws Failure `rate_limit_exceeded` */
export async function sendEnquiry(
  platform: Platform,
  { website, organization, ...written }: Written,
  { ipAddress }: { ipAddress: string },
): Promise<void> {
  const { attempts, retryAfterSeconds } = await countClientAttempt(platform, {
    kind: 'enquiry',
    ipAddress,
    windowMs: hourMs,
  });
  if (attempts > mostEnquiries)
    throw new Failure('rate_limit_exceeded', 'You have sent several messages. Try again in an hour.', {
      retryAfterSeconds,
    });
  // a program wrote this: it is told what a person is told, and learns nothing
  if (website) return;
  const row = {
    ...written,
    id: newId(),
    organization: organization || null,
    createdAt: platform.clock.now(),
  };
  const mail = enquiryMail(platform, row);
  await platform.db.transaction(async (transaction) => {
    await insertEnquiry(transaction, row);
    if (mail) await platform.mail.send(mail, { transaction });
  });
}
