import { messageOf } from '../parts/refusal.ts';

/** Sends a form from its page: what goes wrong is told beside it, and nothing that was written is lost. */
export function setUpEnquiry(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-status]')!;
  const button = form.querySelector<HTMLButtonElement>('button')!;
  const say = (words: string, isFailure: boolean) => {
    status.textContent = words;
    status.toggleAttribute('data-failed', isFailure);
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    say('Sending…', false);
    try {
      const fields = new URLSearchParams(new FormData(form) as never);
      const answer = await fetch(form.action, { method: 'POST', body: fields });
      if (answer.ok) {
        form.reset();
        say('Thank you. Your message has arrived.', false);
      } else {
        say(await messageOf(answer, 'It couldn’t be sent. Try again.'), true);
      }
    } catch {
      say('The server couldn’t be reached. Try again.', true);
    }
    button.disabled = false;
  });
}
