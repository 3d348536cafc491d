import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import { paymentWords } from './payment-words';
import type { ProviderName } from '../payment-providers/port';

/** By which ways a payment may begin: they are set up here, and the owner has them open. What was begun goes on. */
export const offeredMethods = async (
  { payments, stores }: Pick<Deps, 'payments' | 'stores'>,
  storeId: number,
): Promise<Record<ProviderName, boolean>> => {
  const isOpen = await stores.openWaysOf(storeId);
  return {
    stripe: payments.stripe !== undefined && isOpen.stripe,
    paypal: payments.paypal !== undefined && isOpen.paypal,
  };
};

type Where = { storeId: number; locale: Locale };

/** @throws {ReplyError} 400 for a way that no payment may begin by */
export const mustBeOffered = async (
  deps: Pick<Deps, 'payments' | 'stores'>,
  way: ProviderName,
  { storeId, locale }: Where,
): Promise<void> => {
  if ((await offeredMethods(deps, storeId))[way]) return;
  throw new ReplyError('PAYMENT_METHOD_NOT_OFFERED', paymentWords(locale, 'closedWay'));
};
