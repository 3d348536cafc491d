import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asBuiltLine, tellAsBuilt } from './as-built.mjs';

test.each([
  ['apps/account/src/orders/orders.tsx', 'account'],
  ['apps/api/src/cart/cart.service.ts', 'api'],
  ['apps/shell/src/layout/header.tsx', 'shell'],
  ['libs/state/src/client/cart.ts', 'shell'],
  ['libs/ui/src/theme/tokens.ts', 'shell'],
])('%s belongs to %s, which runs as built: the terminal says so', (path, owner) => {
  expect(asBuiltLine(path, ['catalog'])).toBe(
    `${path} is not seen: ${owner} runs as built (npm run dev catalog ${owner})`,
  );
});

test.each([
  'apps/catalog/src/home-page/home.tsx',
  'libs/ui/src/button.tsx',
  'libs/domain/src/money/money.ts',
  'apps/account/src/orders/orders.test.tsx',
  'apps/account/README.md',
])('of %s nothing is said', (path) => expect(asBuiltLine(path, ['catalog'])).toBeUndefined());

test('a save is told once, while it happens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-saved-'));
  for (const part of ['apps/account/src', 'apps/catalog/src', 'libs'])
    mkdirSync(join(folder, part), { recursive: true });
  const lines = [];
  let heard;
  const first = new Promise((resolve) => (heard = resolve));
  const watching = tellAsBuilt(['catalog'], {
    folder,
    say: (line) => {
      lines.push(line);
      heard();
    },
  });
  try {
    writeFileSync(join(folder, 'apps/catalog/src/a.ts'), 'export {};');
    writeFileSync(join(folder, 'apps/account/src/a.ts'), 'export {};');
    await first;
    expect(new Set(lines)).toEqual(
      new Set(['apps/account/src/a.ts is not seen: account runs as built (npm run dev catalog account)']),
    );
  } finally {
    watching.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
