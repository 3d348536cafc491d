import { halfSteps } from '@souk/domain';
import { Count, FormattedMessage, useT } from '@souk/i18n';
import { StarRating, VisuallyHidden } from '@souk/ui';

type Props = {
  value: number;
  /** How many gave it. Absent: one person's own stars. */
  count?: number;
};

/** Stars with their name, and how many people gave them. Source: CARD-08. */
export function Rating({ value, count }: Props) {
  const t = useT();
  return (
    <StarRating value={value} label={t('stars.label', { value: halfSteps(value) })}>
      {count !== undefined && (
        <span>
          <span aria-hidden="true">
            (<Count value={count} />)
          </span>
          <VisuallyHidden>
            <FormattedMessage id="stars.count" values={{ count }} />
          </VisuallyHidden>
        </span>
      )}
    </StarRating>
  );
}
