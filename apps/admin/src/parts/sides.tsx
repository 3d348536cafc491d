import { from } from '@souk/ui';
import styled from 'styled-components';

/** A form, and beside it the preview of what is typed, which stays in view; below it where there is little room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 20px;
  align-items: start;
  ${from.xl} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :nth-child(2) {
      position: sticky;
      top: 16px;
    }
  }
`;

/** What stands below each other on one side. */
export const Side = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;
