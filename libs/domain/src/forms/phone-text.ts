/**
 * Whether a text can be a telephone number, as far as its characters say: four digits at least, with what people write between them.
 * Whether its country has such numbers is asked of a phone library (`@souk/domain/phone`), where one is there.
 */
export const isPhoneText = (typed: string): boolean => /^(?=(?:\D*\d){4})[+\d(][\d\s()./-]{3,31}$/.test(typed.trim());
