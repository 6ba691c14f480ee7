import type Stripe from 'stripe';
import { idOf } from './stripe-subscription.view.ts';

/** Where an event says to look. */
export interface StripePointer {
  subscription?: string;
  customer?: string;
  /** Somebody gave another payment method. */
  isNewCard: boolean;
  /** Where the transfer went that something has become of. */
  account?: string;
}

/** Only ids are taken from an event: its object is as old as the event is. */
export function pointerOf({ type, data }: Stripe.Event): StripePointer {
  const object = data.object as EventObject;
  const parent = object.parent?.subscription_details?.subscription;
  const isCustomer = object.object === 'customer';
  return {
    subscription: object.object === 'subscription' ? object.id : idOf(parent ?? object.subscription),
    customer: isCustomer ? object.id : idOf(object.customer),
    isNewCard: type === 'customer.updated',
    account: object.object === 'transfer' ? idOf(object.destination) : undefined,
  };
}

type Reference = string | { id: string } | null;

/** What objects of events may have of these. */
interface EventObject {
  object: string;
  id?: string;
  subscription?: Reference;
  customer?: Reference;
  destination?: Reference;
  parent?: { subscription_details?: { subscription?: Reference } | null } | null;
}
