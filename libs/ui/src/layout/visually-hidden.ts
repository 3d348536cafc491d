import styled, { css } from 'styled-components';

/** For what is read aloud and not seen, at some widths only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
