import { from, SkeletonBlock, Wrapper } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const areas = 9;

/** The shape of a signed-in shopper's page until it is known who is here: areas, heading, cards. Source: docs/look, Account. */
export function OwnPageSkeleton({ heading }: { heading?: ReactNode }) {
  return (
    <Place>
      <Side aria-hidden="true">
        {Array.from({ length: areas }, (_, area) => (
          <SkeletonBlock key={area} $width="150px" $height="20px" />
        ))}
      </Side>
      <Main>
        {heading ?? <SkeletonBlock $width="min(260px, 60%)" $height="44px" />}
        <Shape aria-hidden="true">
          <SkeletonBlock $height="44px" />
          <SkeletonBlock $height="180px" />
          <SkeletonBlock $height="180px" />
        </Shape>
      </Main>
    </Place>
  );
}

const Place = styled(Wrapper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-height: 90vh;
  padding-block: 20px 64px;
  align-content: start;
  ${from.lg} {
    grid-template-columns: 216px minmax(0, 1fr);
    gap: 48px;
    padding-block: 40px 96px;
  }
`;
const Side = styled.div`
  display: flex;
  gap: 8px;
  overflow: hidden;
  padding-block: 16px 20px;
  & > * {
    flex: none;
  }
  ${from.lg} {
    flex-direction: column;
    gap: 26px;
    padding: 12px 14px;
  }
`;
const Main = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
`;
const Shape = Main;
