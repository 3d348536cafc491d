/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { CachedStyles } from './style-cache';

const Box = styled.div<{ $wide?: boolean }>`
  color: teal;
  &:hover {
    width: ${({ $wide }) => ($wide ? '40px' : '20px')};
  }
`;

const stylesOf = (page: React.ReactNode) => {
  const sheet = new ServerStyleSheet();
  renderToString(<CachedStyles sheet={sheet}>{page}</CachedStyles>);
  return sheet.getStyleTags();
};

test('each page has the styles of what it shows, as often as it is shown', () => {
  const [first, wide, again] = [stylesOf(<Box />), stylesOf(<Box $wide />), stylesOf(<Box />)];
  expect(first).toContain('width:20px');
  expect(wide).toContain('width:40px');
  expect(wide).not.toContain('width:20px');
  expect(again).toBe(first);
});

test('they are what the library writes by itself', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Box $wide />));
  expect(stylesOf(<Box $wide />)).toBe(sheet.getStyleTags());
});
