import { from } from '@souk/ui';
import styled, { keyframes } from 'styled-components';

/** What does nothing without scripts is not shown without them. */
export const scriptsOnly = '@media (scripting: none) { display: none; }';

const arrive = keyframes`from { opacity: 0; translate: 0 6px; }`;

/** A line's grid: picture left, words beside it, its sum at the end, tools below. */
export const Frame = styled.li<{ $look: 'page' | 'drawer'; $isDim: boolean }>`
  display: grid;
  grid-template: 'picture head total' auto 'picture tools tools' 1fr / 84px minmax(0, 1fr) auto;
  gap: 8px 14px;
  padding-block: 18px;
  border-top: 1px solid var(--color-line);
  animation: ${arrive} var(--slow) var(--ease);
  &:first-child {
    border-top: 0;
  }
  & img {
    opacity: ${({ $isDim }) => ($isDim ? 0.5 : 1)};
  }
  ${({ $look }) =>
    $look === 'page' &&
    `
    grid-template: 'choose picture head head' auto 'choose tools tools total' auto / 24px 84px minmax(0, 1fr) auto;
    & > :first-child { grid-area: choose; ${scriptsOnly} }
  `}
  ${from.sm} {
    ${({ $look }) =>
      $look === 'page' &&
      `
      grid-template: 'choose picture head total' auto 'choose picture tools tools' 1fr / 24px 112px minmax(0, 1fr) auto;
      gap: 8px 20px;
    `}
  }
`;
export const Head = styled.div`
  grid-area: head;
  display: grid;
  gap: 3px;
  align-content: start;
  min-width: 0;
`;
export const Name = styled.a`
  width: fit-content;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
export const Variant = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
/** On phones it stands beside the quantity that makes it; on wider screens beside the name. */
export const Total = styled.p<{ $look: 'page' | 'drawer' }>`
  padding-top: ${({ $look }) => ($look === 'page' ? '10px' : 0)};
  ${from.sm} {
    padding-top: 0;
  }
  grid-area: total;
  font-weight: 600;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
export const Tools = styled.div`
  grid-area: tools;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: end;
  gap: 4px 18px;
`;
