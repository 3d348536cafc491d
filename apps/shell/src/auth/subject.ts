/** What a token says, unchecked; nothing where it cannot be read. */
export const claimsOf = (token: string): { sub?: unknown; auth_time?: unknown } => {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
  } catch {
    return {};
  }
};

/** The shopper that a token names. The page only keeps apart one from the other by it; the server alone checks tokens. */
export const subjectOf = (token: string): string => String(claimsOf(token).sub ?? '');
