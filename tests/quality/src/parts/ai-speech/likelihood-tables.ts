import type { Table } from '../../table.ts';
import { type Bands, type Judged, rankScore } from './leave-out.ts';

export function likelihoodTables(judged: readonly Judged[], bands: Bands): Table[] {
  const people = judged.filter(({ made }) => made === 0);
  const machines = judged.filter(({ made }) => made === 1);
  const row = (name: string, chosen: readonly Judged[], rank: number | undefined): (string | number)[] => {
    const share = (is: (value: number) => boolean): string =>
      `${Math.round((100 * chosen.filter(({ probability }) => is(probability)).length) / chosen.length)} %`;
    return [
      name,
      chosen.length,
      share((value) => value >= bands.likelyMade),
      share((value) => value > bands.likelyHuman && value < bands.likelyMade),
      share((value) => value <= bands.likelyHuman),
      rank === undefined ? '-' : rank.toFixed(2),
    ];
  };
  const engines = [...new Set(machines.map(({ source }) => source))];
  const channels = [...new Set(judged.map(({ channel }) => channel))];
  const worst = worstSpeaker(people, bands);
  return [
    {
      title: 'AI speech classifier: the likelihood, on engines and makers that the model never heard',
      note:
        `“Likely made” is said from ${bands.likelyMade} on, “likely human” up to ${bands.likelyHuman}. Worst: of ` +
        `${worst.speaker}, ${worst.share} % of recordings were taken for made.`,
      columns: ['', 'recordings', 'likely made', 'not known', 'likely human', 'rank score'],
      rows: [
        ['chance (floor)', '-', '-', '-', '-', '0.50'],
        row('people', people, undefined),
        ...engines.map((engine) => {
          const own = machines.filter(({ source }) => source === engine);
          return row(`${engine}, never heard`, own, rankScore(own, people));
        }),
        ['perfect (ceiling)', '-', '-', '-', '-', '1.00'],
      ],
    },
    {
      title: 'AI speech classifier: the likelihood by what the recording went through',
      columns: ['', 'people taken for made', 'made speech taken for human', 'rank score'],
      rows: channels.map((channel) => {
        const [own, other] = [machines, people].map((all) => all.filter((one) => one.channel === channel));
        const share = (count: number, of: number): string => `${Math.round((100 * count) / of)} %`;
        return [
          channel,
          share(other!.filter(({ probability }) => probability >= bands.likelyMade).length, other!.length),
          share(own!.filter(({ probability }) => probability <= bands.likelyHuman).length, own!.length),
          rankScore(own!, other!).toFixed(2),
        ];
      }),
    },
  ];
}

function worstSpeaker(people: readonly Judged[], bands: Bands): { speaker: string; share: number } {
  const shares = [...new Set(people.map(({ speaker }) => speaker))].map((speaker) => {
    const own = people.filter((one) => one.speaker === speaker);
    const alarms = own.filter(({ probability }) => probability >= bands.likelyMade).length;
    return { speaker, share: Math.round((100 * alarms) / own.length) };
  });
  return shares.sort((one, other) => other.share - one.share)[0]!;
}
