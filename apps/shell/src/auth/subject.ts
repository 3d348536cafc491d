/** What a token says, unchecked; nothing where it cannot be read. */
export const claimsOf = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(claims, (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The shopper that a token names. The page only keeps apart one from the other by it; the server alone checks tokens. */
export const subjectOf = (token: string): string => textOf(claimsOf(token)['sub']);

/** A claim as text; empty where it is none. */
export const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
