import { defineMessages } from '#web/shared/messages.ts';

export const { message } = defineMessages('voice-labels', {
  noticeDays_one: '{{count}} day',
  noticeDays_other: '{{count}} days',
  noticeOneYear: '1 year',
  noticeTwoYears: '2 years',
  rate: '{{sum}} per 1,000 credits',
});
