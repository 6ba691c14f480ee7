import { type EnquiryTopic, enquiryLimits } from '@mynah/contract/enquiries';
import { type Html, html } from '../../../platform/http/html.ts';

const questions: Readonly<Record<EnquiryTopic, string>> = {
  sales: 'What do you want to do, and how much of it?',
  legal: 'What is it about? Links help.',
  grant: 'What do you make, for whom, and how much speech is that?',
  partnership: 'Which language, which speakers, which recordings, on which terms?',
};

/** Works without a script; with one, the page stays where it is. */
export const enquiryForm = (topic: EnquiryTopic): Html => html`<div class="wide band">
      <form class="enquiry" method="post" action="/v1/enquiries" data-enquiry>
        <input type="hidden" name="topic" value="${topic}" />
        <label>Name<input name="name" autocomplete="name" required maxlength="${enquiryLimits.name}" /></label>
        <label>Email<input name="email" type="email" autocomplete="email" required maxlength="${enquiryLimits.email}" /></label>
        <label class="whole">Organization (optional)<input name="organization" autocomplete="organization" maxlength="${enquiryLimits.organization}" /></label>
        <label class="unseen" aria-hidden="true">Leave this empty<input name="website" tabindex="-1" autocomplete="off" /></label>
        <label class="whole">${questions[topic]}<textarea name="message" rows="6" required maxlength="${enquiryLimits.message}"></textarea></label>
        <p class="whole send"><button type="submit" class="button large">Send</button><span class="note" role="status" data-status></span></p>
      </form>
    </div>`;
