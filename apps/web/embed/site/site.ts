import { followSystemTheme } from '../parts/look.ts';
import { carryReferral } from './carry-referral.ts';
import { setUpDemo } from './demo.ts';
import { setUpEnquiry } from './enquiry.ts';
import { tellVisit } from './tell-visit.ts';
import { setUpVoices } from './voices.ts';
import './site.css';

carryReferral(location, document);
tellVisit();
followSystemTheme();
for (const place of document.querySelectorAll<HTMLElement>('[data-demo]')) setUpDemo(place);
setUpVoices(document);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-enquiry]')) setUpEnquiry(form);
closeMenusOutside();

/** A menu that is open closes with Escape, and when something else is pressed. */
function closeMenusOutside(): void {
  const close = (but?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
      if (menu !== but) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => close((target as Element).closest('header details')));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
