import type { Turn } from '#web/shared/talking/conversation-state.ts';
import { element } from '../../parts/element.ts';
import { withoutAudioTags } from '../markdown.ts';
import type { Actions, Now } from '../now.ts';
import { button } from './buttons.ts';
import type { Part } from './part.ts';
import { richText } from './rich-text.ts';

/** What was said, newest at the bottom and in view. */
export function transcript(actions: Actions): Part {
  const rows = element('div', { class: 'rows' });
  const node = element('div', { class: 'log', role: 'log', 'aria-label': 'Conversation', tabindex: 0 }, [
    rows,
  ]);
  const shown = new Map<string, { key: string; row: HTMLElement }>();
  return {
    node,
    update: (now) => {
      const turns = rowsOf(now);
      const isAtEnd = node.scrollHeight - node.scrollTop - node.clientHeight < 80;
      const names = new Set(turns.map(({ name }) => name));
      for (const [name, { row }] of shown) {
        if (names.has(name)) continue;
        row.remove();
        shown.delete(name);
      }
      for (const [index, { name, key, make }] of turns.entries()) {
        const former = shown.get(name);
        const row = former?.key === key ? former.row : make();
        if (former && former.row !== row) former.row.replaceWith(row);
        shown.set(name, { key, row });
        place(rows, row, index);
      }
      // whoever reads further up goes on reading
      if (isAtEnd) node.scrollTop = node.scrollHeight;
    },
  };

  function rowsOf(now: Now): { name: string; key: string; make: () => HTMLElement }[] {
    const { settings, talk, texts, scores } = now;
    const { turns, tentative, status } = talk.state;
    const greeting = settings.first_message;
    if (status === 'idle' && greeting && !greeting.includes('{{'))
      return [{ name: 'greeting', key: greeting, make: () => agentRow(greeting, now) }];
    if (!settings.transcript_enabled && talk.isVoice && !talk.isTextMode) return [];
    const said = turns.flatMap((turn) => {
      const row = turn.tool ? toolRow(turn, now) : turnRow(turn, now);
      const key = JSON.stringify([turn, scores.get(turn.eventId ?? -1), talk.isOn, settings, texts.copy]);
      return row ? [{ name: `turn ${turn.id}`, key, make: row }] : [];
    });
    const last = turns.at(-1);
    const isWaiting = status === 'live' && !talk.isVoice && last?.role === 'user';
    return [
      ...said,
      ...(tentative ? [{ name: 'tentative', key: tentative, make: () => userRow(tentative, true) }] : []),
      ...(isWaiting ? [{ name: 'waiting', key: texts.typing_indicator, make: () => waitingRow(now) }] : []),
    ];
  }

  function turnRow(turn: Turn, now: Now): (() => HTMLElement) | undefined {
    if (turn.text.trim() === '') return undefined;
    if (turn.role === 'user') return () => userRow(turn.text, false);
    return () => agentRow(turn.text, now, turn.eventId);
  }

  function agentRow(text: string, now: Now, eventId?: number): HTMLElement {
    const { settings, talk } = now;
    const said = settings.strip_audio_tags ? withoutAudioTags(text) : text;
    const mayScore = settings.feedback_mode === 'during' && eventId !== undefined && talk.isOn;
    return element('div', { class: 'turn agent' }, [
      element('span', { class: 'unseen' }, ['Agent: ']),
      element('div', { class: 'bubble' }, richText(said, now)),
      ...(mayScore ? [scoreButtons(eventId, now)] : []),
    ]);
  }

  function scoreButtons(eventId: number, { scores }: Now): HTMLElement {
    const given = scores.get(eventId);
    const one = (score: 'like' | 'dislike', label: string) =>
      button({
        label,
        icon: score,
        part: `${score} ${eventId}`,
        isPressed: given === score,
        onClick: () => actions.score(eventId, score),
      });
    return element('div', { class: 'scores' }, [one('like', 'Good answer'), one('dislike', 'Bad answer')]);
  }

  function toolRow({ tool }: Turn, { settings, texts, talk }: Now): (() => HTMLElement) | undefined {
    if (!tool) return undefined;
    if (tool.kind === 'mcp' && tool.state === 'waiting' && talk.isOn) {
      const allow = (isApproved: boolean) => () => talk.allowTool(tool.callId, isApproved);
      return () =>
        element('div', { class: 'asks' }, [
          element('p', {}, [`The agent wants to use ${tool.name}.`]),
          button({ label: 'Allow', hasText: true, look: 'accent', part: 'allow', onClick: allow(true) }),
          button({ label: 'Decline', hasText: true, look: 'quiet', part: 'decline', onClick: allow(false) }),
        ]);
    }
    if (!settings.show_agent_status) return undefined;
    const says = { done: texts.agent_done, failed: texts.agent_error }[tool.state as 'done' | 'failed'];
    return () => element('p', { class: 'status-row' }, [says ?? texts.agent_working]);
  }
}

/** In its place, without being taken out of the page when it is there. */
function place(rows: HTMLElement, row: HTMLElement, index: number): void {
  const there = rows.children[index];
  if (there !== row) rows.insertBefore(row, there ?? null);
}

const userRow = (text: string, isTentative: boolean): HTMLElement =>
  element('div', { class: 'turn user', 'aria-live': isTentative ? 'off' : 'polite' }, [
    element('span', { class: 'unseen' }, ['You: ']),
    element('div', { class: `bubble${isTentative ? ' tentative' : ''}` }, [element('p', {}, [text])]),
  ]);

const waitingRow = ({ texts }: Now): HTMLElement =>
  element('div', { class: 'turn agent' }, [
    element('span', { class: 'unseen' }, [texts.typing_indicator]),
    element('div', { class: 'bubble dots', 'aria-hidden': 'true' }, [
      element('span'),
      element('span'),
      element('span'),
    ]),
  ]);
