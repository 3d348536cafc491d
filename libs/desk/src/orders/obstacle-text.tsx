import type { DeskPermission, OrderObstacle } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { NotAllowed } from '../parts/not-allowed';

/**
 * Why something cannot be done to an order now.
 * @param needs the permission that doing it takes
 */
export function ObstacleText({ why, needs }: { why: OrderObstacle; needs: DeskPermission }) {
  return why === 'notAllowed' ? <NotAllowed needs={needs} /> : <FormattedMessage id={`desk.why.${why}`} />;
}
