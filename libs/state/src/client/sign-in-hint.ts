/** The readable cookie that stands beside a shopper's refresh token. */
export const shopHint = 'auth.hint';

/** Whether the browser holds a refresh token, by the readable cookie that stands beside it. @param name of the shop's, unless another is asked for */
export const hasSignInHint = (name = shopHint): boolean => document.cookie.split('; ').includes(`${name}=1`);
