import type { DeskCtx } from './desk-ctx';

type Work = Pick<DeskCtx, 'storeId' | 'merchantId' | 'call' | 'via' | 'locale'> &
  Partial<Pick<DeskCtx, 'tokenRoles'>> & { by: { sub: string; name: string } };

/** The call that a job goes on with in somebody's name: they are at no desk, so nothing follows from how they signed in. */
export const jobCtx = ({ by, tokenRoles = [], ...work }: Work): Omit<DeskCtx, 'roles' | 'permissions'> => ({
  ...work,
  actor: { ...by, email: null },
  acr: null,
  authTime: null,
  isEmailProved: false,
  tokenRoles,
});
