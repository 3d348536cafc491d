/** Whether this browser's shopper has agreed to be measured in any way (consent.store.ts writes the cookie). */
export const hasAgreed = () => /(?:^|;\s*)souk_consent=\w*1/.test(document.cookie);

/** Whether this browser's shopper has answered the question of consent, with yes or no. */
export const hasAnswered = () => /(?:^|;\s*)souk_consent=a/.test(document.cookie);
