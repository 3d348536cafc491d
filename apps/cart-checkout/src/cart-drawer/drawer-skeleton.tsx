import { SkeletonBlock, SkeletonText } from '@souk/ui';
import styled from 'styled-components';

/** Lines that are on their way. */
export function DrawerSkeleton() {
  return (
    <Lines aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <Line key={line}>
          <SkeletonBlock $ratio="1 / 1" />
          <SkeletonText lines={3} />
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 24px;
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 84px 1fr;
  gap: 14px;
`;
