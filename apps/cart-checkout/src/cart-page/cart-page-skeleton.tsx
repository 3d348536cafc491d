import { SkeletonBlock, SkeletonText } from '@souk/ui';
import styled from 'styled-components';

/** The cart's shape while it is on its way. */
export function CartPageSkeleton() {
  return (
    <Box aria-hidden="true">
      <SkeletonBlock $height="36px" $width="220px" />
      {[1, 2, 3].map((line) => (
        <Line key={line}>
          <SkeletonBlock $ratio="1 / 1" />
          <SkeletonText lines={3} />
        </Line>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 28px;
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 420px);
  gap: 20px;
`;
