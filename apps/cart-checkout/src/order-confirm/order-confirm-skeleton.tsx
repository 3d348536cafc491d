import { SkeletonBlock, from } from '@souk/ui';
import styled from 'styled-components';

/** The checkout's shape while it is on its way. */
export function OrderConfirmSkeleton() {
  return (
    <Columns aria-hidden="true">
      <Stack>
        <SkeletonBlock $height="120px" />
        <SkeletonBlock $height="360px" />
        <SkeletonBlock $height="180px" />
      </Stack>
      <SkeletonBlock $height="440px" />
    </Columns>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
`;
const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: 48px;
  }
`;
