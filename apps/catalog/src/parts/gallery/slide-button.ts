import styled from 'styled-components';

/** How wide a slide of the gallery is, as a `sizes` list. */
export const slideSizes = '(min-width: 1280px) 580px, (min-width: 700px) 40vw, 100vw';

/** A picture of the gallery that can be pressed. */
export const SlideButton = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;
