import { type Desk, giveDesk } from '../testing/desk';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { DeskCtx } from './desk-ctx';
import { recheckPermission } from './recheck-permission';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const work = (sub: string, more: Partial<DeskCtx> = {}) => ({
  storeId: 1,
  merchantId: null,
  call: 'importApply' as const,
  locale: 'fr' as const,
  actor: { sub, name: sub, email: null },
  acr: null,
  authTime: null,
  isEmailProved: false,
  tokenRoles: [],
  ...more,
});

describe('[DESK-01] somebody in the midst of long work', () => {
  test('goes on with the roles of now, also with those that the token alone names', async () => {
    expect(await recheckPermission(work('catalogue'), 'imports.run')).toMatchObject({ roles: ['catalogue'] });
    const byToken = await recheckPermission(work('second', { tokenRoles: ['catalogue'] }), 'imports.run');
    expect(byToken.permissions).toContain('imports.run');
    const own = await recheckPermission(work('manager', { merchantId: desk.merchantId }), 'imports.run');
    expect(own).toMatchObject({ roles: ['manager'], merchantId: desk.merchantId });
  });

  test.each([
    ['has no role', () => work('second')],
    ['has one that may not', () => work('support')],
    ['works for another merchant', () => work('manager', { merchantId: desk.otherMerchantId })],
    ['may not at their merchant', () => work('packer', { merchantId: desk.merchantId })],
    ['has the platform’s role, not the merchant’s', () => work('catalogue', { merchantId: desk.merchantId })],
  ])('is refused once they are somebody who %s', async (_who, of) => {
    const refused = recheckPermission(of(), 'imports.run');
    await expect(refused).rejects.toThrow(/^Votre rôle a changé entre-temps\s: vous ne pouvez plus faire cela$/);
    await expect(refused).rejects.toMatchObject({
      reason: 'PERMISSION_MISSING',
      data: { permission: 'imports.run' },
    });
  });
});
