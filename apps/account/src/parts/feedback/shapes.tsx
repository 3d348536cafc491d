import { Card, Cluster, SkeletonBlock, SkeletonText, Stack } from '@souk/ui';
import styled from 'styled-components';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

type RowsProps = {
  rows?: number;
  /** Side of the picture at the start of each row; 0: no picture. */
  picturePx?: number;
  /** Width of what stands at the end of each row. */
  endPx?: number;
  isRound?: boolean;
};

/** Rows below each other, parted by lines: a picture, two lines of text, something at the end. */
export function RowsShape({ rows = 4, picturePx = 0, endPx = 120, isRound = false }: RowsProps) {
  const side = `${picturePx}px`;
  return (
    <div aria-hidden="true">
      {times(rows).map((row) => (
        <Row key={row}>
          {picturePx > 0 && (
            <SkeletonBlock
              $width={side}
              $height={side}
              style={{ flex: 'none', ...(isRound && { borderRadius: '50%' }) }}
            />
          )}
          <div style={{ flex: '1 1 200px' }}>
            <SkeletonText lines={2} />
          </div>
          <SkeletonBlock $width={`${endPx}px`} $height={endPx > 60 ? '36px' : '1em'} />
        </Row>
      ))}
    </div>
  );
}

type CardsProps = { cards?: number; picturePx?: number; lines?: number; hasActions?: boolean };

/** Cards below each other: a heading, a thing with a picture, what can be done. */
export function CardsShape({ cards = 3, picturePx = 0, lines = 2, hasActions = true }: CardsProps) {
  const side = `${picturePx}px`;
  return (
    <Stack $gap={5} aria-hidden="true">
      {times(cards).map((card) => (
        <Card key={card}>
          <Stack $gap={4}>
            <SkeletonBlock $width="45%" $height="1.2em" />
            <Cluster $gap={4} style={{ flexWrap: 'nowrap' }}>
              {picturePx > 0 && <SkeletonBlock $width={side} $height={side} style={{ flex: 'none' }} />}
              <div style={{ flex: 1 }}>
                <SkeletonText lines={lines} />
              </div>
            </Cluster>
            {hasActions && <SkeletonBlock $width="220px" $height="36px" />}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** A form in a card: labels, fields, one button. `picturePx`: what it is about stands above. */
export function FormShape({ fields = 3, picturePx = 0 }: { fields?: number; picturePx?: number }) {
  const side = `${picturePx}px`;
  return (
    <Card aria-hidden="true">
      <Stack $gap={5}>
        {picturePx > 0 && (
          <Cluster $gap={4} style={{ flexWrap: 'nowrap' }}>
            <SkeletonBlock $width={side} $height={side} style={{ flex: 'none' }} />
            <SkeletonBlock $width="180px" $height="36px" />
          </Cluster>
        )}
        {times(fields).map((field) => (
          <Stack $gap={2} key={field}>
            <SkeletonBlock $width="120px" $height="1em" />
            <SkeletonBlock $height="44px" />
          </Stack>
        ))}
        <SkeletonBlock $width="150px" $height="44px" />
      </Stack>
    </Card>
  );
}

/** One thing in detail: its state, a card with its lines, the way so far. */
export function DetailShape() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <SkeletonBlock $width="min(340px, 80%)" $height="32px" />
      <CardsShape cards={1} picturePx={88} lines={3} />
      <SkeletonText lines={4} />
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  padding-block: 16px;
  border-bottom: 1px solid var(--color-line);
`;
