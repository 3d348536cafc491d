interface KeycloakUser {
  id: string;
  enabled: boolean;
}

const refreshEarlyMs = 10_000;
const timeoutMs = 8000;

/**
 * Keycloak's admin API, by a service account with the roles manage-users and view-users.
 * @throws Error naming the call and its status when Keycloak refuses.
 */
export function createKeycloakAdmin(issuer: string, client: { clientId: string; clientSecret: string }) {
  const base = issuer.replace('/realms/', '/admin/realms/');
  let token: { value: string; until: number } | undefined;

  const signIn = async (): Promise<string> => {
    if (token && token.until > Date.now()) return token.value;
    const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
      }),
    });
    if (!response.ok) throw new Error(`Keycloak refuses the service account: ${response.status}`);
    const answer = (await response.json()) as { access_token: string; expires_in: number };
    token = { value: answer.access_token, until: Date.now() + answer.expires_in * 1000 - refreshEarlyMs };
    return answer.access_token;
  };

  const call = async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${await signIn()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const must = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await call(method, path, body);
    if (!response.ok) throw new Error(`Keycloak ${method} ${path.split('?')[0]}: ${response.status}`);
    return response;
  };
  const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;

  return {
    users: async (query: Record<string, string>) =>
      (await (await must('GET', `/users?${new URLSearchParams(query)}`)).json()) as KeycloakUser[],
    /** @returns the new user's id, or null when the name or e-mail is taken. */
    async createUser(user: Record<string, unknown>): Promise<string | null> {
      const response = await call('POST', '/users', user);
      if (response.status === 409) return null;
      if (!response.ok) throw new Error(`Keycloak POST /users: ${response.status}`);
      return response.headers.get('location')?.split('/').at(-1) ?? null;
    },
    resetPassword: async (id: string, value: string) =>
      void (await must('PUT', `${userPath(id)}/reset-password`, { type: 'password', value, temporary: false })),
    logout: async (id: string) => void (await must('POST', `${userPath(id)}/logout`)),
    deleteUser: async (id: string) => void (await must('DELETE', userPath(id))),
    async isEnabled(id: string): Promise<boolean> {
      const response = await call('GET', userPath(id));
      return response.ok && ((await response.json()) as KeycloakUser).enabled;
    },
  };
}

export type KeycloakAdmin = ReturnType<typeof createKeycloakAdmin>;
