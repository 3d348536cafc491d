/**
 * Where an outside provider's accounts are changed: Keycloak's console for its realm, else the provider itself.
 * Null: accounts are the store's own.
 */
export const consoleOf = (issuer: string | undefined): string | null => {
  if (!issuer) return null;
  const [, base, realm] = /^(.*)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  return base && realm ? `${base}/admin/${realm}/console/#/${realm}/users` : issuer;
};
