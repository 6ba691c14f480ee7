import type { Enquiry } from '@mynah/contract/enquiries';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { EnquiryRow } from './enquiries.tables.ts';

export const toEnquiry = ({
  id,
  topic,
  name,
  email,
  organization,
  message,
  createdAt,
}: EnquiryRow): Enquiry => ({
  enquiry_id: id,
  topic,
  name,
  email,
  organization,
  message,
  created_at_unix: unixSeconds(createdAt),
});
