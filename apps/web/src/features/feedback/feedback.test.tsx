import type { Feedback } from '@mynah/contract/history/feedback';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { connectFeatures } from '#web/app/connect-features.ts';
import { FeedbackHost } from '#web/features/feedback/feedback-host.tsx';
import { closeFeedback } from '#web/features/feedback/open-feedback.ts';
import { ThumbButtons } from '#web/features/feedback/thumb-buttons.tsx';
import { playerItem, playUrl, usePlayer } from '#web/player/index.ts';
import { audioElement } from '#web/player/playback/audio-element.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { AudioItemMenuEntries } from '#web/shared/audio-items/audio-item-slots.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TOAST_DURATION_MS } from '#web/ui/toast-queue.ts';
import { Toaster } from '#web/ui/toaster.tsx';

const blank = {
  feedback: '',
  emotions: false,
  inaccurate_clone: false,
  glitches: false,
  audio_quality: false,
  other: false,
};

connectFeatures();

type Sent = Omit<Feedback, 'review_status'>;
let sent: Sent[];
let text: string;
let stored: Feedback | null;
let isEnabled: boolean;
let seat: string;
let refusal: Response | undefined;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  text = 'Hello.';
  stored = null;
  isEnabled = true;
  seat = 'workspace_member';
  refusal = undefined;
  usePlayer.setState({ item: null, offersFeedback: false });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
});
afterEach(() => {
  act(() => {
    closeFeedback();
    sonner.dismiss();
    vi.advanceTimersByTime(1000);
  });
  cleanup();
  vi.useRealTimers();
});

function answer(path: string, init?: RequestInit): Response {
  if (path === '/a.mp3') return new Response(null, { status: 404 });
  if (path === '/v1/app-config') return Response.json({ feedback_enabled: isEnabled });
  if (path === '/v1/user') return Response.json({ seat_type: seat, subscription: { tier: 'free' } });
  if (path === '/v1/history/a') return Response.json({ text, feedback: stored });
  if (path === '/v1/history/a/feedback') {
    if (refusal) return refusal;
    const said = JSON.parse(String(init?.body)) as Sent;
    sent.push(said);
    stored = { ...said, review_status: 'not_reviewed' };
  }
  return Response.json({ status: 'ok' });
}

const reviewed = (): Feedback => ({ thumbs_up: false, ...blank, review_status: 'reviewed' });

/** As the bar of the player has them. */
function Bar() {
  const item = usePlayer((player) => player.item);
  return item && <ThumbButtons subject={{ historyItemId: item.loaded ? item.id : null, text: '' }} />;
}

/** As the history has it for each of its rows. */
const OpenMenu = () => (
  <Menu label="Actions" startsOpen trigger={<button type="button">open</button>}>
    <AudioItemMenuEntries subject={{ historyItemId: 'a', text: 'Hello.' }} />
  </Menu>
);

function open(content = <Bar />) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {content}
      <FeedbackHost />
      <Toaster />
    </QueryClientProvider>,
  );
}

async function play(parts: Partial<PlayerItem> = {}): Promise<void> {
  await act(async () => {
    const info = { title: 'Hello.' };
    playUrl(playerItem({ id: 'a', type: 'speechHistoryItem', loaded: true, ...parts, info }), '/a.mp3');
  });
}
async function hear(seconds: number): Promise<void> {
  await act(async () => {
    const audio = audioElement();
    vi.spyOn(audio, 'currentTime', 'get').mockReturnValue(seconds);
    audio.dispatchEvent(new Event('timeupdate'));
  });
}
async function playLong(parts: Partial<PlayerItem> = {}): Promise<void> {
  await play(parts);
  await hear(3.1);
}

const thumb = (name: string) => screen.findByRole('button', { name });
const thumbs = () => screen.queryAllByRole('button', { name: /^Thumbs/ });
const press = async (name: string) => fireEvent.click(await thumb(name));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const settle = () => act(() => vi.advanceTimersByTimeAsync(300));

describe('when the thumbs are there', () => {
  test('[PLR-017] hidden at 2.9 s, shown at 3.1 s, hidden again for the next sound', async () => {
    open();
    await play();
    await hear(2.9);
    await settle();
    expect(thumbs()).toEqual([]);
    await hear(3.1);
    expect(await thumb('Thumbs up')).toBeTruthy();
    expect(await thumb('Thumbs down')).toBeTruthy();
    await hear(0);
    await play({ id: 'b' });
    expect(thumbs()).toEqual([]);
  });

  test('[PLR-010] shown at the end of a short sound', async () => {
    open();
    await play();
    await act(async () => void audioElement().dispatchEvent(new Event('ended')));
    expect(await thumb('Thumbs up')).toBeTruthy();
  });

  test('[HIS-037] [WSP-019] none where the operator wants none', async () => {
    isEnabled = false;
    open();
    await playLong();
    await settle();
    expect(thumbs()).toEqual([]);
    cleanup();
    open(<OpenMenu />);
    expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeTruthy();
    await settle();
    expect(screen.queryByRole('menuitem', { name: /^Thumbs/ })).toBeNull();
  });

  test('none for a preview, none for who may only look', async () => {
    open();
    await playLong({ loaded: false, type: 'voicePreview' });
    await settle();
    expect(thumbs()).toEqual([]);
    cleanup();
    seat = 'workspace_lite_member';
    open();
    await playLong();
    await settle();
    expect(thumbs()).toEqual([]);
  });

  test('a generation that is not in the history yet has them, and they wait', async () => {
    open();
    await playLong({ loaded: false, isFirstRequest: true });
    expect((await thumb('Thumbs up')).hasAttribute('disabled')).toBe(true);
    await act(async () => usePlayer.setState(({ item }) => ({ item: item && { ...item, loaded: true } })));
    expect((await thumb('Thumbs up')).hasAttribute('disabled')).toBe(false);
  });

  test('what was said is shown pressed', async () => {
    stored = { ...blank, thumbs_up: false, review_status: 'not_reviewed' };
    open();
    await playLong();
    await waitFor(async () => expect((await thumb('Thumbs down')).getAttribute('aria-pressed')).toBe('true'));
    expect((await thumb('Thumbs up')).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a press', () => {
  test('[HIS-022] is saved at once, before any dialog, and shows', async () => {
    open();
    await playLong();
    await press('Thumbs up');
    await waitFor(() => expect(sent).toEqual([{ thumbs_up: true, ...blank }]));
    expect((await thumb('Thumbs up')).getAttribute('aria-pressed')).toBe('true');
  });

  test('[HIS-021] [ERR-024] of what was reviewed sends nothing and says why', async () => {
    stored = reviewed();
    open();
    await playLong();
    await press('Thumbs up');
    expect(
      await screen.findByText('This feedback cannot be changed as it was already reviewed.'),
    ).toBeTruthy();
    await settle();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[HIS-021] [ERR-024] that a review came before is undone, in the words of the server', async () => {
    open();
    await playLong();
    await settle();
    stored = reviewed();
    refusal = Response.json(
      {
        detail: {
          status: 'feedback_already_reviewed',
          message: 'This feedback cannot be changed as it was already reviewed.',
        },
      },
      { status: 409 },
    );
    await press('Thumbs up');
    expect(
      await screen.findByText('This feedback cannot be changed as it was already reviewed.'),
    ).toBeTruthy();
    await waitFor(async () => expect((await thumb('Thumbs down')).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['[HIS-023] down of 5000 characters', 'Thumbs down', 5000, 'What went wrong?'],
    ['[HIS-024] up of 400 characters', 'Thumbs up', 400, 'What did you like?'],
    ['[HIS-024] up of 401 characters', 'Thumbs up', 401, null],
  ])('%s', async (_, name, length, title) => {
    text = 'x'.repeat(length);
    open();
    await playLong();
    await press(name);
    await waitFor(() => expect(sent).toHaveLength(1));
    if (title) expect(await dialog(title)).toBeTruthy();
    await settle();
    expect(screen.queryAllByRole('dialog')).toHaveLength(title ? 1 : 0);
  });

  test('of the same thumb keeps what was said with it; of the other begins anew', async () => {
    stored = { ...blank, thumbs_up: false, glitches: true, review_status: 'not_reviewed' };
    open();
    await playLong();
    await press('Thumbs down');
    await waitFor(() => expect(sent.at(-1)).toEqual({ ...blank, thumbs_up: false, glitches: true }));
    const box = within(await dialog('What went wrong?')).getByRole('checkbox', {
      name: 'Voice changes across the output',
    });
    expect(box.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Thumbs up');
    await waitFor(() => expect(sent.at(-1)).toEqual({ ...blank, thumbs_up: true }));
  });
});

async function openPositive(): Promise<HTMLTextAreaElement> {
  open();
  await playLong();
  await press('Thumbs up');
  await dialog('What did you like?');
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' });
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the positive dialog', () => {
  test('[HIS-026] has a counter and takes 200 characters at most', async () => {
    const field = await openPositive();
    expect(screen.getByText('0/200')).toBeTruthy();
    expect(field.maxLength).toBe(200);
    type(field, 'x'.repeat(19));
    expect(screen.getByText('19/200')).toBeTruthy();
    type(field, 'x'.repeat(201));
    expect(field.value).toHaveLength(200);
    expect(screen.getByText('200/200')).toBeTruthy();
  });

  test('[HIS-025] [ERR-025] sends no 19 characters and says so; 20 it sends', async () => {
    const field = await openPositive();
    type(field, 'x'.repeat(19));
    submit();
    expect(await screen.findByText('Feedback must be at least 20 characters long')).toBeTruthy();
    await settle();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
    type(field, 'x'.repeat(20));
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)).toEqual({ ...blank, thumbs_up: true, feedback: 'x'.repeat(20) });
  });

  test('[HIS-027] [HIS-036] [ERR-026] sends no text as well, thanks for 5555 ms, and closes', async () => {
    await openPositive();
    submit();
    expect(await screen.findByText('Your feedback has been submitted. Thank you')).toBeTruthy();
    expect(sent.at(-1)).toEqual({ ...blank, thumbs_up: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION_MS + 1000));
    expect(screen.queryByText('Your feedback has been submitted. Thank you')).toBeNull();
  });

  test('stays as it is when the server is in trouble', async () => {
    const field = await openPositive();
    type(field, 'Clear and warm, as I hoped.');
    refusal = Response.json({ detail: { status: 'system_busy', message: 'busy' } }, { status: 503 });
    submit();
    expect(await screen.findByText(/went wrong/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(field.value).toBe('Clear and warm, as I hoped.');
  });
});

const labels = [
  'Audio monotone and lacks emotions',
  'Voice is not similar to selected speaker',
  'Voice changes across the output',
  'Audio generated is of poor quality',
  'Other',
];

describe('the negative dialog', () => {
  async function openNegative() {
    open();
    await playLong();
    await press('Thumbs down');
    await dialog('What went wrong?');
    return screen.getAllByRole('checkbox');
  }

  test('[HIS-034] [HIS-035] has five boxes in order and no text field', async () => {
    const boxes = await openNegative();
    const names = boxes.map(
      (box) => document.getElementById(box.getAttribute('aria-labelledby')!)?.textContent,
    );
    expect(names).toEqual(labels);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([
    ['HIS-028', 'Audio monotone and lacks emotions', 'emotions'],
    ['HIS-029', 'Voice is not similar to selected speaker', 'inaccurate_clone'],
    ['HIS-030', 'Voice changes across the output', 'glitches'],
    ['HIS-031', 'Audio generated is of poor quality', 'audio_quality'],
    ['HIS-032', 'Other', 'other'],
  ])('[%s] “%s” sets %s', async (_, name, flag) => {
    await openNegative();
    fireEvent.click(screen.getByRole('checkbox', { name }));
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)).toEqual({ ...blank, thumbs_up: false, [flag]: true });
  });

  test('[HIS-033] [HIS-036] [ERR-026] may be sent with none ticked', async () => {
    await openNegative();
    submit();
    expect(await screen.findByText('Your feedback has been submitted. Thank you')).toBeTruthy();
    expect(sent).toEqual([1, 2].map(() => ({ ...blank, thumbs_up: false })));
  });
});

it('[PLR-017] in a menu: any row at once, what the player holds after 3 s', async () => {
  stored = { ...blank, thumbs_up: false, review_status: 'not_reviewed' };
  open(<OpenMenu />);
  expect(await screen.findByRole('menuitem', { name: 'Thumbs up' })).toBeTruthy();
  expect(await screen.findByRole('menuitem', { name: /^Thumbs down\s*Chosen$/ })).toBeTruthy();
  await play();
  await hear(2.9);
  expect(screen.queryByRole('menuitem', { name: /^Thumbs/ })).toBeNull();
  await hear(3.1);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Thumbs up' }));
  await waitFor(() => expect(sent).toEqual([{ thumbs_up: true, ...blank }]));
  expect(await dialog('What did you like?')).toBeTruthy();
});
