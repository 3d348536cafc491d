import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What stylelint says of a component's styles; empty for nothing. */
const saidOf = (css) => {
  const { stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/stylelint'), '--stdin', '--stdin-filename', 'apps/catalog/src/x.ts', '-f', 'unix'],
    { cwd: root, input: `import styled from 'styled-components';\nexport const X = styled.div\`${css}\`;\n` },
  );
  return `${stdout}${stderr}`;
};

test.each([
  ['a block that is not closed', '& > form { > button { color: red; }', 'Unclosed block'],
  ['a property that does not exist', 'colr: red;', 'Unknown property'],
  ['a value that does not exist', 'display: gird;', 'Unknown value "gird"'],
  ['a selector that does not exist', '&:hoover { color: red; }', 'Unknown pseudo-class'],
  ['an element that does not exist', '& > colour { color: red; }', 'Unknown type selector'],
  ['an at-rule that does not exist', '@mediaa print { color: red; }', 'Unknown at-rule'],
  [
    'a selector that is there twice',
    '& p { color: red; } & a { color: red; } & p { margin: 0; }',
    'Duplicate selector',
  ],
])('styles: %s is refused', (_, css, said) => {
  expect(saidOf(css)).toContain(said);
});

test('styles: what interpolates a token, a range of widths and a mixin is left alone', () => {
  expect(saidOf('${mixin}\n${from.lg} {\n  gap: ${space}px;\n  color: var(--color-ink);\n}')).toBe('');
});
