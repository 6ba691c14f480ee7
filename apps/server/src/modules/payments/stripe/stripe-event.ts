import type Stripe from 'stripe';

/** Where an event says to look. */
export interface StripePointer {
  subscription?: string;
  customer?: string;
  /** Somebody gave another payment method. */
  isNewCard: boolean;
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
  };
}

type Reference = string | { id: string } | null;

/** What objects of events may have of these. */
interface EventObject {
  object: string;
  id?: string;
  subscription?: Reference;
  customer?: Reference;
  parent?: { subscription_details?: { subscription?: Reference } | null } | null;
}

const idOf = (reference: Reference | undefined): string | undefined =>
  (typeof reference === 'string' ? reference : reference?.id) || undefined;
