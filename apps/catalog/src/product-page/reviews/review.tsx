import type { ProductReply } from '@souk/contract';
import { variantText } from '@souk/domain';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Badge, Picture } from '@souk/ui';
import styled from 'styled-components';
import { Rating } from '../../parts/rating/rating';

/** A reply without a score shows as four stars. Source: spec 9, Custom-page lists. */
const starsWithoutScore = 4;

/** One person's words, pictures and stars, and the merchant's answer. */
export function Review({ review, merchantName }: { review: ProductReply; merchantName: string }) {
  const t = useT();
  return (
    <Box>
      <Head>
        <Rating value={review.star ?? starsWithoutScore} />
        <strong>{review.nickname}</strong>
        {review.verified && (
          <Badge $tone="ok">
            <FormattedMessage id="reviews.verified" />
          </Badge>
        )}
        <small>
          <DateText iso={review.createTime} />
          {review.sku && ` · ${variantText(review.sku)}`}
        </small>
      </Head>
      <p lang={review.locale}>{review.comment}</p>
      {review.pics.length > 0 && (
        <Pictures className="pictures">
          {review.pics.map((pic, index) => (
            <li key={pic}>
              <Picture src={pic} alt={t('reviews.picture', { number: index + 1 })} sizes="96px" widths={[160, 320]} />
            </li>
          ))}
        </Pictures>
      )}
      {review.merchantReplyContent && (
        <Answer>
          <strong>
            <FormattedMessage id="reviews.answer" values={{ merchant: merchantName }} />
          </strong>
          <p lang={review.locale}>{review.merchantReplyContent}</p>
        </Answer>
      )}
    </Box>
  );
}

const Box = styled.article`
  display: grid;
  gap: 8px;
  /* What a shopper typed may be one long word. */
  overflow-wrap: anywhere;
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > li {
    width: 96px;
  }
`;
const Answer = styled.div`
  padding: 12px 16px;
  border-inline-start: 2px solid var(--color-line-strong);
  background: var(--color-sunken);
  font-size: var(--text-sm);
`;
