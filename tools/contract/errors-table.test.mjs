import { documentedTables, errorsTables } from './errors-table.mjs';

const cells = (tables) =>
  tables.split('\n').map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => !/^-+$/.test(cell)),
  );

test('[ERR-01] docs/errors.md lists the refusals of the contract (node tools/contract/write-errors.mjs)', () => {
  expect(cells(documentedTables())).toEqual(cells(errorsTables()));
});
