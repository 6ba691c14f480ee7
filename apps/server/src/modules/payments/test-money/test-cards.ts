import type { ProviderSubscription } from '../provider/index.ts';

/** What becomes of a payment. `authenticate`: the bank asks first; `later`: only the first is made. */
type CardBehavior = 'succeeds' | 'declined' | 'authenticate' | 'expired' | 'later';

type ChargedCard = NonNullable<ProviderSubscription['card']>;

interface TestCard extends ChargedCard {
  behavior: CardBehavior;
  meaning: string;
}

/** The cards of the test-money provider, by the last digits. There is nothing to type, so nobody types a real one. */
export const testCards: readonly TestCard[] = [
  card('4242', 'succeeds', 'Payments succeed'),
  card('3155', 'authenticate', 'The bank asks for a confirmation'),
  card('0341', 'later', 'The first payment succeeds, later ones are declined'),
  card('0002', 'declined', 'Payments are declined'),
  { ...card('0069', 'expired', 'The card has expired'), expires: '01/2020' },
];

function card(last4: string, behavior: CardBehavior, meaning: string): TestCard {
  return { brand: 'Test card', last4, expires: '12/2040', behavior, meaning };
}

export const findTestCard = (last4: string): TestCard | undefined =>
  testCards.find((known) => known.last4 === last4);

/** Is a payment made that nobody sits at: a renewal, a change of the plan? */
export const paysAlone = (last4: string): boolean => {
  const behavior = findTestCard(last4)?.behavior;
  return behavior === 'succeeds' || behavior === 'authenticate';
};

/** Why a payment is refused; undefined: it is made. What the bank asks has been answered by then. */
export function refusalOf(last4: string): string | undefined {
  const behavior = findTestCard(last4)?.behavior;
  if (behavior === 'declined') return 'The card was declined.';
  if (behavior === 'expired') return 'The card has expired.';
  return behavior === undefined ? 'There is no such test card.' : undefined;
}
