/** A one-time code without the spaces, dashes and invisible signs that people copy with it: `378 972` is `378972`. */
export const bareCode = (typed: string): string => typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
