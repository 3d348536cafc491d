import type { ProductCard } from '@souk/contract';
import { Picture, SkeletonBlock, SkeletonText } from '@souk/ui';
import { Columns, Name } from './quick-view-look';

/** The shape of what comes, with what the list knew already. */
export function QuickViewSkeleton({ card }: { card: ProductCard | undefined }) {
  return (
    <Columns aria-busy="true">
      {card ? <Picture src={card.image} alt="" sizes="420px" isPriority /> : <SkeletonBlock $ratio="1 / 1" />}
      <div>
        {card ? <Name>{card.storeName}</Name> : <SkeletonBlock $height="32px" />}
        <SkeletonText lines={5} />
        <SkeletonBlock $height="48px" />
      </div>
    </Columns>
  );
}
