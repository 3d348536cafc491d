import type { SellerDetails, TraderDetails, TraderPart } from '@souk/contract/desk';
import { isContact } from './shop-profile';

type Trader = Pick<SellerDetails, 'legalName' | 'legalAddress'> & TraderDetails & { accountEnd: string };

/**
 * What a platform must hold of a merchant before consumers of the European Union can buy there, and does not yet. Not every business
 * stands in a register: who has none says so in its field. Source: Regulation (EU) 2022/2065, article 30 (1).
 */
export const missingOfTrader = (trader: Trader): TraderPart[] => {
  const isThere: Readonly<Record<TraderPart, boolean>> = {
    legalName: trader.legalName.trim() !== '',
    legalAddress: trader.legalAddress.trim() !== '',
    legalPhone: trader.legalPhone.trim() !== '',
    legalEmail: trader.legalEmail.trim() !== '',
    register: trader.tradeRegister.trim() !== '',
    account: trader.accountEnd !== '',
    certified: trader.isCertified,
  };
  return (Object.keys(isThere) as TraderPart[]).filter((part) => !isThere[part]);
};

/** Which of the ways to reach a business cannot be one. Nothing at all is none, which `missingOfTrader` tells. */
export const badContactsOf = ({ legalPhone, legalEmail }: Pick<TraderDetails, 'legalPhone' | 'legalEmail'>) => ({
  legalPhone: !isContact({ contactBy: 'phone', contact: legalPhone }),
  legalEmail: !isContact({ contactBy: 'email', contact: legalEmail }),
});

/** How an account is stored and compared: without spaces, in capitals. */
export const bareAccount = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** The remainder of an IBAN by 97, digit by digit: the number itself has more digits than a float holds. Source: ISO 13616. */
const remainderOf = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4))].reduce(
    (rest, letter) =>
      [...parseInt(letter, 36).toString()].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, rest),
    0,
  );

/** Whether an account can be paid to, as far as its characters say: an IBAN whose check digits fit, or six digits or more of another kind. */
export const isPaymentAccount = (account: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(account)
    ? /^[A-Z\d]{15,34}$/.test(account) && remainderOf(account) === 1
    : /^(?=(?:\D*\d){6})[A-Z\d]{6,34}$/.test(account);
