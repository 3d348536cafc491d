import styled from 'styled-components';

/** The whole screen: a bar, the picture, the small pictures. */
export const Frame = styled.dialog`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--color-paper);
  color: var(--color-ink);
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`;
export const Stage = styled.div<{ $isLarge: boolean }>`
  grid-row: 2;
  min-height: 0;
  overflow: hidden;
  cursor: ${({ $isLarge }) => ($isLarge ? 'grab' : 'zoom-in')};
  touch-action: none;
  &:active {
    cursor: ${({ $isLarge }) => ($isLarge ? 'grabbing' : 'zoom-in')};
  }
`;
export const Large = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  user-select: none;
`;
