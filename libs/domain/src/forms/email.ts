/**
 * Letters, digits, underscore or hyphen, an at-sign, then dotted domain parts. Dots, plus signs and apostrophes may stand
 * before them, so that `first.last@` and `name+shop@` are welcome.
 * Source: spec 5 "Register", LOGIN-04.
 */
const emailPattern = /^[A-Za-z0-9_.+'-]{0,63}[A-Za-z0-9_-]@[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63}){1,8}$/;

/** Whether a text is an e-mail address as the shop takes it. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);

/** An e-mail as accounts and limits compare it. */
export const sameEmail = (text: string): string => text.trim().toLowerCase();
