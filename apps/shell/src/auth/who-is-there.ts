import type { Api } from '@souk/api-client';

/** Asks whether the api still knows the token, and whose it is. Source: spec 4, Login; LOGIN-10. */
export const askWhoIsThere = (api: Api) => Promise.all([api.login.tokenExists(), api.users.info()]);
