import type { DeskCtx } from './desk-ctx';

type Work = Pick<DeskCtx, 'storeId' | 'merchantId' | 'call' | 'via' | 'locale'> &
  Partial<Pick<DeskCtx, 'tokenRoles'>> & { by: { sub: string; name: string } };

/**
 * The context of a desk's call that a job carries out later in a person's name. It tells of no sign-in: the person may have none by then.
 * Their roles of now are added by whoever needs them (`recheckPermission`).
 */
export const jobCtx = ({ by, tokenRoles = [], ...work }: Work): Omit<DeskCtx, 'roles' | 'permissions'> => ({
  ...work,
  actor: { ...by, email: null },
  acr: null,
  authTime: null,
  isEmailProved: false,
  tokenRoles,
});
